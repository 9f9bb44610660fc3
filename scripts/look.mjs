// Takes screenshots of the site of a brief straight from the sources, without a build, to work on how sites look:
// node scripts/look.mjs BRIEF.json --out FOLDER [--theme NAME] [--variants hero=plate,details=tickets] [--seed 7] [--colors "#e4002b,#ffd400"]
//   [--paths /,/services] [--widths 390,1440] [--photos FOLDER [--count 3]] [--fold] [--set business.phone=]
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openStudio } from './site-studio.mjs';

const text = { type: 'string' };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: text,
    theme: text,
    variants: text,
    seed: text,
    colors: text,
    paths: text,
    widths: text,
    photos: text,
    count: text,
    set: { type: 'string', multiple: true },
    fold: { type: 'boolean' },
  },
});
const out = values.out ?? 'look';
await mkdir(out, { recursive: true });
const studio = await openStudio();
const { makeSite } = await studio.load('/sites/make-site.ts');
for (const file of positionals) await look(file);
await studio.close();

async function look(file) {
  const brief = withPhotos(withValues(JSON.parse(readFileSync(file, 'utf8'))));
  const made = await makeSite(brief, {
    origin: studio.origin,
    ...(values.seed && { seed: Number(values.seed) }),
    readFile: (name) => readFile(path.join(values.photos ?? path.dirname(file), path.basename(name))).catch(() => undefined),
    wishes: {
      theme: values.theme,
      variants: Object.fromEntries(
        (values.variants ?? '')
          .split(',')
          .filter(Boolean)
          .map((pair) => pair.split('=')),
      ),
    },
  });
  const name = [path.basename(file, '.json'), values.theme].filter(Boolean).join('-');
  if (!made.ok) return console.error(name, made.problems);
  studio.show(made.files);
  const { document, report } = made;
  const sections = document.pages.map(
    ({ path: at, sections: list }) => `${at}: ${list.map(({ kind, variant }) => `${kind}/${variant}`).join(' ')}`,
  );
  console.log(
    [
      name,
      `theme ${document.theme.name}, ${document.theme.pairing}, header ${document.theme.header}, footer ${document.theme.footer}`,
      ...sections,
    ].join('\n  '),
  );
  for (const check of report.checks.filter(({ status }) => status === 'fail'))
    console.log(`  FAIL ${check.label}: ${check.detail} ${(check.where ?? []).slice(0, 3).join('; ')}`);
  const paths = values.paths ? values.paths.split(',') : document.pages.map(({ path: at }) => at).filter((at) => at.split('/').length < 3);
  for (const at of paths.filter((wanted) => made.files.has(wanted))) {
    for (const width of (values.widths ?? '390,1440').split(',').map(Number)) {
      const { picture, beyond } = await studio.shoot(at, { width, fullPage: !values.fold });
      const shot = path.join(out, `${name}${at === '/' ? '-home' : at.replaceAll('/', '-')}-${width}.png`);
      await writeFile(shot, picture);
      console.log(`  ${shot}${beyond > 0 ? `  SCROLLS SIDEWAYS by ${beyond}` : ''}`);
    }
  }
}

function withValues(brief) {
  if (values.colors) brief.look = { ...brief.look, colors: values.colors.split(',') };
  for (const assignment of values.set ?? []) {
    const at = assignment.indexOf('=');
    const keys = assignment.slice(0, at).split('.');
    const last = keys.pop();
    const parent = keys.reduce((value, key) => (value[key] ??= {}), brief);
    const value = assignment.slice(at + 1);
    if (value === '') delete parent[last];
    else parent[last] = /^[[{]/.test(value) ? JSON.parse(value) : value;
  }
  return brief;
}

function withPhotos(brief) {
  if (!values.photos) return { ...brief, photos: undefined };
  const names = readdirSync(values.photos).filter((name) => /\.(?:jpe?g|webp|png|avif)$/i.test(name) && !/-s\./.test(name));
  return {
    ...brief,
    photos: names
      .slice(0, Number(values.count ?? 12))
      .map((name) => ({ file: name, alt: `Picture ${path.parse(name).name}`, rights: true })),
  };
}
