import type { Check, Subject } from '../check.ts';
import { finding } from '../check.ts';
import { attribute, type Element, type ParsedPage, shown } from '../parsed-page.ts';

/** No script runs on a customer's site, and no frame, plug-in or redirect hides in it. */
export const noScript: Check = {
  key: 'script',
  label: 'Script',
  run({ pages }) {
    const active = pages.flatMap((page) => page.elements.filter(isActive).map((element) => `${page.path}: ${shown(element)}`));
    return finding(active, 'The site runs no scripts.', 'Elements that run or load something on their own');
  },
};

const forbidden = new Set(['iframe', 'object', 'embed', 'base', 'applet', 'frame', 'portal']);

function isActive(element: Element): boolean {
  if (forbidden.has(element.tagName)) return true;
  if (element.tagName === 'script') return attribute(element, 'type') !== 'application/ld+json';
  if (element.tagName === 'meta' && attribute(element, 'http-equiv')) return true;
  return element.attrs.some(({ name }) => name.startsWith('on') || name === 'style' || name === 'srcdoc');
}

/** Nothing is loaded from anywhere else, so no third party learns of a visitor. */
export const noThirdParties: Check = {
  key: 'third-parties',
  label: 'Third parties',
  run(subject) {
    return finding(
      [...subject.pages.flatMap(foreignLoads), ...foreignStyles(subject)],
      'Every page loads everything from the site itself.',
      'Requests to other servers',
    );
  },
};

function foreignLoads(page: ParsedPage): string[] {
  const loads = (element: Element): string[] => {
    const names =
      element.tagName === 'link' && attribute(element, 'rel') !== 'canonical'
        ? ['href']
        : element.tagName === 'use' || element.tagName === 'image'
          ? ['href', 'xlink:href']
          : [];
    return ['src', 'srcset', 'poster', 'data', ...names].flatMap((name) => attribute(element, name) ?? []);
  };
  return page.elements.flatMap((element) =>
    loads(element)
      .filter((value) => /(?:^|[\s,])(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(value))
      .map((value) => `${page.path}: <${element.tagName}> loads ${value.slice(0, 80)}`),
  );
}

/** Styles of pages, and drawings whole: outside addresses, and whatever could run in a drawing. */
function foreignStyles({ files }: Subject): string[] {
  return [...files].flatMap(([path, { type, body }]) => {
    if (type.startsWith('text/html')) {
      const styles = [...body.toString().matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
      return styles.flatMap((css) => outsideUrls(css)).map((url) => `${path}: ${url}`);
    }
    if (!type.startsWith('image/svg')) return [];
    // Tags only: an escaped title may say anything.
    const tags = (body.toString().match(/<[^<>]*>/g) ?? []).join('');
    const active = /<script|<foreignObject|<style|\son\w+=|(?:href|src)="(?!#)/i.exec(tags);
    return [...outsideUrls(tags), ...(active ? [active[0]] : [])].map((found) => `${path}: ${found}`);
  });
}

function outsideUrls(text: string): string[] {
  return [...text.matchAll(/@import[^;]*|url\(\s*['"]?(?!#|\/(?!\/)|['"])[^)]*/g)].map(([all]) => all.slice(0, 80));
}
