/** Sentences for an owner about what operators have locked. */
export const lockWords = {
  look: 'The look of your site, including the order of its sections, is locked. Send us a message if you’d like to change it.',
  pages: 'The pages of your site are locked. Send us a message if you’d like to change them.',
  section: 'Part of this change is locked. Send us a message if you’d like to change it.',
};
