import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SiteDocument } from '../sites/document/document.ts';
import { logoDesigns } from '../sites/document/logo-designs.ts';
import type { GateReport } from '../sites/gate/gate.ts';
import { hyphenated } from '../sites/language/phrases.ts';
import { lockupSvg } from '../sites/logo/logo.ts';
import { type MadeSite, makeSite } from '../sites/make-site.ts';
import { fileNameOf, type SiteFiles } from '../sites/render/files.ts';

const usage = 'Usage: npm run site -- --brief FILE --out FOLDER [--seed NUMBER] [--origin https://host] [--serve PORT] [--looks NUMBER]';

/**
 * `npm run site`: makes the site of a brief file and writes it to a folder as plain files, with the report of the quality
 * check on standard output. Returns the exit code: 0 if the check passes, 1 if it fails or the brief is refused, 2 for wrong
 * use. With `--serve` it returns when the server ends.
 */
export async function runSiteCommand(argv: string[]): Promise<number> {
  const options = readOptions(argv);
  if (typeof options === 'string') {
    console.error(`${options}\n${usage}`);
    return 2;
  }
  const briefJson = await readJson(options.brief);
  if (typeof briefJson === 'string') {
    console.error(briefJson);
    return 1;
  }
  const startedAt = performance.now();
  const made = await makeSite(briefJson.value, {
    seed: options.seed,
    origin: options.origin ?? originOf(briefJson.value),
    looks: options.looks,
    // Only files beside the brief: readBrief refuses names with folders, basename makes sure.
    readFile: (name) => readFile(join(dirname(options.brief), basename(name))).catch(() => undefined),
  });
  if (!made.ok) {
    console.error(['There are problems with the brief:', ...made.problems.map(({ message }) => `  - ${message}`)].join('\n'));
    return 1;
  }
  const took = Math.round(performance.now() - startedAt);
  await writeSite(made.files, options.out);
  await writeLogos(made.document, options.out);
  for (const [index, look] of made.looks.entries()) await writeSite(look.files, `${options.out}-look-${index + 1}`);
  console.log(reportText(made, options.out, took));
  if (options.serve) await serve(made.files, options.serve);
  return made.report.passed ? 0 : 1;
}

interface Options {
  brief: string;
  out: string;
  seed: number | undefined;
  origin: string | undefined;
  /** Port to serve the site on, so it can be opened. */
  serve: number | undefined;
  /** So many other looks of the site are written beside it. */
  looks: number;
}

function readOptions(argv: string[]): Options | string {
  const option = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: argv,
      options: { brief: option, out: option, seed: option, origin: option, serve: option, looks: option },
    });
    const seed = values.seed === undefined ? undefined : Number(values.seed);
    const serve = values.serve === undefined ? undefined : Number(values.serve);
    const looks = Number(values.looks ?? 0);
    if (!values.brief) return 'Missing --brief FILE.';
    if (!values.out) return 'Missing --out FOLDER.';
    if (seed !== undefined && (!Number.isSafeInteger(seed) || seed < 0)) return `The seed "${values.seed}" isn’t a whole number such as 7.`;
    if (values.origin && !/^https?:\/\/[a-z0-9.-]+(?::\d+)?$/i.test(values.origin))
      return `The origin "${values.origin}" isn’t valid. Write https:// and a host, nothing after it.`;
    if (serve !== undefined && !(Number.isInteger(serve) && serve > 0 && serve < 65_536))
      return `The port "${values.serve}" isn’t a number from 1 to 65535.`;
    if (!(Number.isInteger(looks) && looks >= 0 && looks <= mostLooks))
      return `The number of looks "${values.looks}" isn’t one from 0 to ${mostLooks}.`;
    return { brief: values.brief, out: values.out, seed, origin: values.origin, serve, looks };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Each look is a whole site. */
const mostLooks = 12;

async function readJson(file: string): Promise<{ value: unknown } | string> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return `The brief ${file} can't be read. Check the path.`;
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return `The brief ${file} is not JSON: ${error instanceof Error ? error.message : error}.`;
  }
}

/** The origin of the site: the owner's domain, else a host name made of the business's name. */
function originOf(value: unknown): string {
  const { domain, business } = (value ?? {}) as { domain?: { name?: unknown }; business?: { name?: unknown } };
  if (typeof domain?.name === 'string' && /^[a-z0-9.-]+\.[a-z-]+$/i.test(domain.name)) return `https://${domain.name.toLowerCase()}`;
  return `https://${hyphenated(String(business?.name ?? ''), 40) || 'site'}.sites.localhost`;
}

async function writeSite(files: SiteFiles, folder: string): Promise<void> {
  for (const [path, { body }] of files) {
    const file = join(folder, fileNameOf(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }
}

/** The three logos that are drawn for the business, beside its pages and no part of them. */
async function writeLogos(document: SiteDocument, folder: string): Promise<void> {
  await mkdir(join(folder, 'logo'), { recursive: true });
  for (const design of logoDesigns)
    await writeFile(join(folder, 'logo', `${design}.svg`), lockupSvg(document, design, 'logo', document.facts.name));
}

/** Serves the site on this machine until Ctrl-C. Its links start at the root of a host, so opening a file doesn't show it right. */
async function serve(files: SiteFiles, port: number): Promise<void> {
  const server = createServer(({ url = '/' }, response) => {
    const builtFile = files.get(new URL(url, 'http://localhost').pathname);
    const file = builtFile ?? files.get('/404');
    response.writeHead(builtFile ? 200 : 404, { 'Content-Type': file?.type ?? 'text/plain' }).end(file?.body);
  });
  server.listen(port, '127.0.0.1', () => console.log(`\nThe site is at http://localhost:${port}. Ctrl-C stops it.`));
  await once(server, 'close');
}

const signs = { pass: '  ok  ', warn: ' note ', fail: ' FAIL ' };

function reportText(
  { report, document, files, hash, notes, looks }: Extract<MadeSite, { ok: true }>,
  folder: string,
  tookMs: number,
): string {
  const pages = document.pages.map((page) => page.path).join(' ');
  const { label, key } = document.trade;
  return [
    `${document.facts.name}: ${document.pages.length} pages (${pages}) in the theme ${document.theme.name}, ${files.size} files in ${folder}, ${tookMs} ms.`,
    `Business: ${label.text}, known as ${key}`,
    `Content hash ${hash}`,
    ...notes.map(({ message }) => `${signs.warn}${message}`),
    ...looks.map((look, index) => `Look ${index + 1}: the theme ${look.document.theme.name}, in ${folder}-look-${index + 1}`),
    '',
    ...report.checks.flatMap((check) => [
      `${signs[check.status]}${check.label}: ${check.detail}`,
      ...(check.where ?? []).map((place) => `        ${place}`),
    ]),
    '',
    ...weights(report),
    ...(report.unused.length ? ['', 'Left out of the site:', ...report.unused.map(({ field, reason }) => `  ${field}: ${reason}`)] : []),
    '',
    report.passed
      ? 'The quality check passes.'
      : `The quality check fails: ${report.checks
          .filter((check) => check.status === 'fail')
          .map((check) => check.label.toLowerCase())
          .join(', ')}.`,
  ].join('\n');
}

function weights({ pages }: GateReport): string[] {
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  return Object.entries(pages).map(
    ([path, weight]) =>
      `  ${path.padEnd(28)} ${kilobytes(weight.firstLoad)} first load, ${kilobytes(weight.html)} HTML, ${weight.requests} requests`,
  );
}
