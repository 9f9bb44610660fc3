/** Colors of emails: the product's light and dark ones (web/ui/theme/tokens.css), in a notation that all email programs support. */
const light = { page: '#f5f3ee', sheet: '#fcfbf8', ink: '#0b172c', quiet: '#3f4d66', line: '#dcd6c9', sun: '#ffb533' };
/** Dark colors, for email programs that report the reader's preference. */
export const nightColors = {
  page: '#081021',
  sheet: '#0b172c',
  ink: '#f8f5ef',
  quiet: '#c0cad9',
  line: '#2b3a54',
  button: '#ffb533',
  onButton: '#0b172c',
};

export const colors = light;
export const textFamily = '"Hanken Grotesk", "Helvetica Neue", Helvetica, Arial, sans-serif';
export const displayFamily = 'Newsreader, Georgia, "Times New Roman", serif';

/** Dark colors for the classes in an email. */
const night = (scope: string) =>
  [
    `${scope}.page,${scope}.page>table>tbody>tr>td{background-color:${nightColors.page}!important}`,
    `${scope}.sheet{background-color:${nightColors.sheet}!important}`,
    `${scope}.ink,${scope}.ink a{color:${nightColors.ink}!important}`,
    `${scope}.quiet,${scope}.quiet a{color:${nightColors.quiet}!important}`,
    `${scope}.line{border-color:${nightColors.line}!important}`,
    `${scope}.rule{border-color:${nightColors.ink}!important}`,
    `${scope}.button{background-color:${nightColors.button}!important;color:${nightColors.onButton}!important}`,
  ].join('');

/**
 * What inline styles can't do: dark mode (for programs that report the reader's preference, and for Outlook, which marks what
 * it recolored) and narrower margins on phones. A program that ignores it shows the light email.
 */
export const headStyle = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${night('')}}`,
  night('[data-ogsc] '),
  night('[data-ogsb] '),
  '@media (max-width:480px){.page>table>tbody>tr>td{padding:0!important}.sheet{padding:24px 20px!important}.headline{font-size:30px!important;line-height:33px!important}}',
].join('');
