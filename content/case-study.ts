export interface CaseStudy {
  title: string;
  text: string;
  /** From start to finish. */
  hours: number;
  /** What was built, each with the figure or word to set large. */
  facts: readonly { figure: string; label: string }[];
  /** Address of the client's live site, https. The card shows a link only where there is one. */
  clientUrl?: string;
}

/** The featured case study. All that is known of it is in the seed, section 1; the client's address is not. */
export const caseStudy: CaseStudy = {
  title: 'A whole shop in 6 hours.',
  text: 'A full e-commerce site with a cart, payments and an admin dashboard, and with it 10 city landing pages and 7 blog articles.',
  hours: 6,
  facts: [
    { figure: 'Cart', label: 'built in' },
    { figure: 'Payments', label: 'built in' },
    { figure: 'Admin', label: 'dashboard' },
    { figure: '10', label: 'city landing pages' },
    { figure: '7', label: 'blog articles' },
  ],
};
