/** The seed's own lists, copied from its text. Nothing here comes from the product, because then the tests couldn't fail. */

export const publicRoutes = [
  ...['/', '/about', '/portfolio', '/faq', '/contact', '/blog', '/booking', '/auth', '/install', '/verify-email'],
  ...['/payment-choice', '/payment', '/payment-success', '/privacy', '/terms', '/cities'],
];

export const articles = [
  ...['/blog/disrupter-in-web-design', '/blog/value-vs-price', '/blog/roadmap-features'],
  ...['/blog/seo-features', '/blog/speed-optimization', '/blog/website-security'],
];

export const services = [
  ...['/services/website-design', '/services/seo-optimization', '/services/web-hosting'],
  ...['/services/maintenance-support', '/services/ecommerce-setup'],
];

export const citySlugs =
  `jacksonville, orlando, tampa, miami, fort-myers, charlotte, raleigh, greensboro, durham, winston-salem, nashville, memphis,
  knoxville, chattanooga, clarksville, st-george, provo-orem, bend, cape-coral, naples-marco-island, sarasota, boise, port-st-lucie,
  colorado-springs, charleston, the-villages, greeley, destin, coeur-d-alene, boulder, fort-collins, bozeman, dover, daphne-fairhope-foley,
  logan, kennewick-richland, midland, punta-gorda, deltona-daytona-beach, palm-bay-melbourne, myrtle-beach-conway, springfield,
  lakeland-winter-haven, ogden-clearfield, fayetteville-springdale-rogers`.split(/,\s+/);

export const cityPages = citySlugs.map((slug) => `/locations/${slug}`);

/** The grid on the home page, in its order. */
export const locationGrid = [
  ...['provo-orem', 'st-george', 'cape-coral', 'bend', 'naples-marco-island', 'sarasota'],
  ...['boise', 'jacksonville', 'orlando', 'tampa', 'charlotte', 'nashville'],
].map((slug) => `/locations/${slug}`);

export const signedInRoutes = ['/onboarding', '/portal', '/portal/settings', '/portal/messages'];

export const adminRoutes = ['dashboard', 'orders', 'customers', 'projects', 'messages', 'settings'].map((name) => `/admin/${name}`);

export const navigation = [
  ['Home', '/'],
  ['How It Works', '/about'],
  ['Portfolio', '/portfolio'],
  ['Locations', '/cities'],
  ['Blog', '/blog'],
  ['FAQ', '/faq'],
  ['Contact', '/contact'],
] as const;

/** Pages of the picker, in its order. */
export const pickerPages = ['Home', 'About', 'Services', 'Contact', 'Booking', 'Shop (Shell)', 'Blog', 'Pricing', 'Gallery', 'FAQ'];

export const heroBadges = ['20+ Years Experience', '$299 Flat', '$29/mo All-In', 'Free Logo', 'SEO Built In', 'Pro Email'];

/** Without an order or a session, these redirect. */
const leadingAway = ['/verify-email', '/payment-choice', '/payment', '/payment-success'];

/** Forms and account pages, which ask search engines not to list them. */
const notIndexed = [...leadingAway, '/auth'];

export const openRoutes = publicRoutes.filter((path) => !leadingAway.includes(path));

/** Every page that has a head for search engines. */
export const indexedPages = [...publicRoutes.filter((path) => !notIndexed.includes(path)), ...articles, ...services, ...cityPages];

/** Words of each public screen that no other has. */
export const publicWords: Record<string, string> = {
  '/': 'Live in 24 Hours.',
  '/about': 'How It Works',
  '/portfolio': 'Portfolio',
  '/faq': 'Do you make sites for my kind of business?',
  '/contact': 'Message',
  '/blog': 'value',
  '/booking': 'Pick a time',
  '/auth': 'Login or create an account to get started',
  '/install': 'home screen',
  '/privacy': 'Privacy Policy',
  '/terms': 'Terms of Service',
  '/cities': 'Provo',
};

/** Words of each screen of Admin below its navigation. */
export const adminWords: Record<string, string> = {
  '/admin/dashboard': 'Monthly recurring revenue',
  '/admin/orders': 'S-1001',
  '/admin/customers': 'hollis',
  '/admin/projects': 'Hollis',
  '/admin/messages': 'Mari Gold',
  '/admin/settings': 'Save switches',
};
