import type { Check } from '../check.ts';
import { finding } from '../check.ts';
import { attribute, isCanonical, shown } from '../parsed-page.ts';

const harmless = /^(?:https:\/\/|tel:\+?[\d;=a-z-]+$|mailto:[^\s"<>]+@[^\s"<>]+$|\/(?!\/)|#)/i;

/** Links go to https, telephone, mail or our own paths; never to a script. Other sites are named in the report. */
export const safeTargets: Check = {
  key: 'safe-targets',
  label: 'Safe link targets',
  run({ pages }) {
    const unsafe = pages.flatMap((page) =>
      page.elements.flatMap((element) =>
        ['href', 'action', 'formaction', 'xlink:href']
          .filter((name) => {
            const value = attribute(element, name);
            return value !== undefined && !isCanonical(element) && !harmless.test(value);
          })
          .map((name) => `${page.path}: ${shown(element)} has ${name}="${attribute(element, name)?.slice(0, 80)}"`),
      ),
    );
    return finding(unsafe, 'Links go only to https, phone, email or the site itself.', 'Links with an unsafe target');
  },
};
