/** Brand colors for owners who left the choice to us: easy to tell apart, none of them neon. */
export const brandColors = [
  '#1f4e5f',
  '#8c2f39',
  '#2f6b3a',
  '#b4531b',
  '#3d3a8c',
  '#0b7a75',
  '#a23b72',
  '#5b6b1f',
  '#1d5fa8',
  '#7a4a2b',
  '#c0392b',
  '#27496d',
  '#6d3b8e',
  '#d1495b',
];
