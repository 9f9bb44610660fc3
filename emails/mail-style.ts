import { brand } from '../content/brand.ts';
import { type FlatColors, flatColors } from '../content/brand-colors.ts';

/** Colors of emails: the product's light and dark ones, in a notation that all email programs support. */
export function colors(): FlatColors {
  return flatColors(brand.color);
}

export const textFamily = '"Hanken Grotesk", "Helvetica Neue", Helvetica, Arial, sans-serif';
export const displayFamily = 'Newsreader, Georgia, "Times New Roman", serif';

/** Inline styles, made of the brand's colors. */
export function styles() {
  const { ink, quiet, sun, primary, onPrimary, sheet } = colors();
  const text = { color: ink, fontFamily: textFamily, fontSize: '16px', lineHeight: '25px', margin: '0 0 16px' };
  return {
    text,
    small: { ...text, color: quiet, fontSize: '14px', lineHeight: '21px', margin: 0 },
    nameStyle: {
      ...text,
      borderBottom: `2px solid ${ink}`,
      fontFamily: displayFamily,
      fontSize: '20px',
      lineHeight: '28px',
      margin: '0 0 26px',
    },
    sunStyle: {
      backgroundColor: sun,
      borderRadius: '14px 14px 0 0',
      display: 'inline-block',
      height: '14px',
      marginRight: '10px',
      verticalAlign: '-7px',
      width: '28px',
    },
    markStyle: {
      // In dark mode, a dark mark needs a light background.
      ...(brand.mark && !brand.mark.onDark && { backgroundColor: sheet, borderRadius: '4px' }),
      display: 'inline-block',
      marginRight: '10px',
      verticalAlign: '-7px',
    },
    headlineStyle: {
      ...text,
      fontFamily: displayFamily,
      fontSize: '35px',
      letterSpacing: '-0.02em',
      lineHeight: '38px',
      margin: '0 0 18px',
    },
    buttonStyle: {
      backgroundColor: primary,
      borderRadius: '8px',
      color: onPrimary,
      fontFamily: textFamily,
      fontSize: '16px',
      fontWeight: 600,
      lineHeight: '20px',
      padding: '14px 24px',
    },
  };
}

/** Dark colors for the classes in an email. */
const night = (scope: string) => {
  const { deep, ink, nightInk, nightQuiet, nightLine, nightSun, onNightSun } = colors();
  return [
    `${scope}.page,${scope}.page>table>tbody>tr>td{background-color:${deep}!important}`,
    `${scope}.sheet{background-color:${ink}!important}`,
    `${scope}.ink,${scope}.ink a{color:${nightInk}!important}`,
    `${scope}.quiet,${scope}.quiet a{color:${nightQuiet}!important}`,
    `${scope}.line{border-color:${nightLine}!important}`,
    `${scope}.rule{border-color:${nightInk}!important}`,
    `${scope}.button{background-color:${nightSun}!important;color:${onNightSun}!important}`,
  ].join('');
};

/**
 * What inline styles can't do: dark mode (for programs that report the reader's preference, and for Outlook, which marks what
 * it recolored) and narrower margins on phones. A program that ignores it shows the light email.
 */
export function headStyle(): string {
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `@media (prefers-color-scheme:dark){${night('')}}`,
    night('[data-ogsc] '),
    night('[data-ogsb] '),
    '@media (max-width:480px){.page>table>tbody>tr>td{padding:0!important}.sheet{padding:24px 20px!important}.headline{font-size:30px!important;line-height:33px!important}}',
  ].join('');
}
