/** The three logos of a business: its initials, a thing of its trade, and one large letter. */
export const logoDesigns = ['initials', 'object', 'letter'] as const;
export type LogoDesign = (typeof logoDesigns)[number];
