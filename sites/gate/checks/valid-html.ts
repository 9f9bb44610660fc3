import { createHash } from 'node:crypto';
import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate';
import { Kept } from '../../kept.ts';
import type { Check } from '../check.ts';
import { finding } from '../check.ts';

/** html-validate's recommended rules, without exception. */
export const validHtml: Check = {
  key: 'html',
  label: 'Valid HTML',
  run({ pages }) {
    return finding(
      pages.flatMap((page) => htmlErrors(page.html).map((error) => `${page.path}: ${error}`)),
      'Every page passes html-validate without an error.',
      'Errors in the HTML',
    );
  },
};

/** Resolves the configuration once: doing it for every page costs more than reading the page. */
class KeptConfig extends StaticConfigLoader {
  #resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(): ResolvedConfig | Promise<ResolvedConfig> {
    this.#resolved ??= super.getConfigFor('');
    return this.#resolved;
  }
}

let validator: HtmlValidate | undefined;

/** Pages stay the same from one build of a site to the next, all but the one that was edited. */
const judged = new Kept<string[]>(300);

/** Errors of a whole page as 'rule: message, near "source"'. */
export function htmlErrors(html: string): string[] {
  const lean = withoutBulk(html);
  return judged.get(createHash('sha256').update(lean).digest('base64'), () => errorsOf(lean));
}

function errorsOf(lean: string): string[] {
  validator ??= new HtmlValidate(new KeptConfig({ extends: ['html-validate:recommended'], elements: ['html5'] }));
  const report = validator.validateStringSync(lean);
  return report.results.flatMap((result) =>
    result.messages
      .filter((message) => message.severity === 2)
      .map(
        (message) => `${message.ruleId}: ${message.message} (near "${lean.slice(Math.max(0, message.offset - 30), message.offset + 40)}")`,
      ),
  );
}

/** The page without what no HTML rule reads: the style's text and the outlines of drawings. It halves the time. */
function withoutBulk(html: string): string {
  return html.replace(/<style>.*?<\/style>/gs, '<style></style>').replace(/ d="[^"]*"/g, ' d=""');
}
