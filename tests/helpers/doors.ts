import type { Belongings } from './people-at-the-door.ts';

/** An answer: its status, or where a redirect leads (without its query). */
export type Answer = number | `→ ${string}`;
/** Answers for visitor, unverified, owner, other customer, admin: the order of `people`. */
export type Row = readonly [Answer, Answer, Answer, Answer, Answer];

const everyone: Row = [200, 200, 200, 200, 200];
const noOne: Row = [404, 404, 404, 404, 404];
/** Screens of a signed-in person with a proved email: what they show is their own, an admin's too. */
const signedIn: Row = ['→ /auth', '→ /verify-email', 200, 200, 200];
const ownersOnly: Row = ['→ /auth', '→ /verify-email', 200, 404, 404];
const adminsOnly: Row = ['→ /auth', '→ /', '→ /', '→ /', 200];
const withoutOrder: Row = ['→ /#picker', '→ /#picker', '→ /#picker', '→ /#picker', '→ /#picker'];
/** Customers who are logged in get their own order; the others have none. */
const ownOrder = (path: '/payment' | '/payment-success'): Row => ['→ /#picker', '→ /#picker', `→ ${path}`, `→ ${path}`, '→ /#picker'];
const back = (to: string): Row => ['→ /auth', '→ /verify-email', `→ ${to}`, `→ ${to}`, `→ ${to}`];

/** A route of web/routes.ts with what is asked for: ids are the owner's. */
interface Door {
  path: string;
  ask?: (own: Belongings) => string;
  row: Row;
}

/** Every route of the app at least once. */
export const doors: Door[] = [
  ...['/', '/about', '/portfolio', '/cities', '/blog', '/faq', '/contact', '/booking', '/install', '/terms', '/privacy'].map((path) => ({
    path,
    row: everyone,
  })),
  // A call is opened by the secret of its link, never by its id.
  { path: '/booking/call', row: noOne },
  { path: '/booking/call', ask: ({ callId }) => `/booking/call?call=${callId}`, row: noOne },
  { path: '/booking/call.ics', row: noOne },
  { path: '/services/:slug', ask: () => '/services/website-design', row: everyone },
  { path: '/locations/:slug', ask: () => '/locations/boise', row: everyone },
  { path: '/terms/:version', ask: () => '/terms/2026-01-01', row: noOne },
  { path: '/blog/:slug', ask: () => '/blog/seo-features', row: everyone },
  { path: '/*', ask: () => '/there/is/nothing', row: noOne },
  { path: '/payment-choice', row: withoutOrder },
  { path: '/payment', row: ownOrder('/payment') },
  { path: '/payment-success', row: ownOrder('/payment-success') },
  { path: '/payment/invoice.pdf', row: noOne },
  { path: '/payment/invoice.pdf', ask: ({ orderId }) => `/payment/invoice.pdf?order=${orderId}`, row: noOne },
  // An order is opened by the secret of its link, never by its id.
  { path: '/payment-choice', ask: ({ orderId }) => `/payment-choice?order=${orderId}`, row: withoutOrder },
  { path: '/payment-success', ask: ({ orderId }) => `/payment-success?order=${orderId}`, row: ownOrder('/payment-success') },
  { path: '/unsubscribe', row: noOne },
  // A mailbox is verified by the signed link that was emailed to it.
  { path: '/mailbox', row: [410, 410, 410, 410, 410] },
  { path: '/auth', row: [200, '→ /', '→ /', '→ /', '→ /'] },
  { path: '/auth/forgot', row: everyone },
  { path: '/auth/reset', row: [410, 410, 410, 410, 410] },
  { path: '/auth/guest', row: [410, 410, 410, 410, 410] },
  { path: '/auth/new-email', row: [410, 410, 410, 410, 410] },
  { path: '/auth/confirm', row: ['→ /auth', '→ /', '→ /', '→ /', '→ /'] },
  { path: '/auth/two-factor', row: ['→ /auth', '→ /', '→ /', '→ /', '→ /'] },
  { path: '/auth/code', row: [200, '→ /', '→ /', '→ /', '→ /'] },
  { path: '/auth/passkey', row: ['→ /auth', '→ /auth', '→ /auth', '→ /auth', '→ /auth'] },
  { path: '/verify-email', row: ['→ /auth', 200, '→ /portal', '→ /portal', '→ /portal'] },
  { path: '/portal', row: ['→ /auth', '→ /verify-email', 200, 200, 200] },
  { path: '/portal', ask: ({ projectId }) => `/portal?project=${projectId}`, row: ownersOnly },
  { path: '/portal/request', ask: ({ projectId }) => `/portal/request?project=${projectId}`, row: ownersOnly },
  { path: '/portal/editor', ask: ({ projectId }) => `/portal/editor?project=${projectId}`, row: ownersOnly },
  ...['/portal/editor/change', '/portal/editor/photos'].map((path) => ({ path, row: back('/portal/editor') })),
  // The owner's brief is sent, so there are no looks to choose from anymore.
  {
    path: '/portal/editor/ask/:about',
    ask: ({ projectId }) => `/portal/editor/ask/brief-looks?project=${projectId}`,
    row: ['→ /auth', '→ /verify-email', 404, 404, 404],
  },
  { path: '/portal/editor/ask/:about', ask: ({ projectId }) => `/portal/editor/ask/claims?project=${projectId}`, row: ownersOnly },
  ...['/portal/live', '/portal/qr.svg', '/portal/qr.png'].map((path) => ({
    path,
    ask: ({ projectId }: Belongings) => `${path}?project=${projectId}`,
    row: ownersOnly,
  })),
  { path: '/portal/leads', row: signedIn },
  { path: '/portal/leads', ask: ({ projectId }) => `/portal/leads?project=${projectId}`, row: ownersOnly },
  ...['/portal/leads.csv', '/portal/leads.xlsx'].map((path) => ({
    path,
    ask: ({ projectId }: Belongings) => `${path}?project=${projectId}`,
    row: ownersOnly,
  })),
  { path: '/portal/leads/:leadId', ask: ({ leadId }) => `/portal/leads/${leadId}`, row: ownersOnly },
  { path: '/portal/history', row: signedIn },
  { path: '/portal/history', ask: ({ projectId }) => `/portal/history?project=${projectId}`, row: ownersOnly },
  { path: '/portal/messages', row: signedIn },
  { path: '/portal/messages', ask: ({ projectId }) => `/portal/messages?project=${projectId}`, row: ownersOnly },
  { path: '/portal/invoices/:documentId.pdf', ask: ({ documentId }) => `/portal/invoices/${documentId}.pdf`, row: ownersOnly },
  { path: '/portal/logo/:design.svg', ask: ({ projectId }) => `/portal/logo/initials.svg?project=${projectId}`, row: ownersOnly },
  { path: '/portal/logo/:design.png', ask: ({ projectId }) => `/portal/logo/initials.png?project=${projectId}`, row: ownersOnly },
  {
    path: '/portal/logo/:design.svg',
    ask: ({ projectId }) => `/portal/logo/other.svg?project=${projectId}`,
    row: ['→ /auth', '→ /verify-email', 404, 404, 404],
  },
  { path: '/portal/site.zip', ask: ({ projectId }) => `/portal/site.zip?project=${projectId}`, row: ownersOnly },
  {
    path: '/portal/site.zip',
    ask: ({ projectId, versionId }) => `/portal/site.zip?project=${projectId}&version=${versionId}`,
    row: ownersOnly,
  },
  { path: '/portal/data.json', row: signedIn },
  { path: '/portal/settings', row: signedIn },
  { path: '/portal/settings/security', row: signedIn },
  { path: '/portal/settings/security/two-factor', row: back('/portal/settings/security') },
  { path: '/portal/settings/security/provider', row: back('/portal/settings/security') },
  { path: '/portal/settings/security/passkeys', row: back('/portal/settings/security') },
  { path: '/portal/settings/notifications', row: signedIn },
  { path: '/portal/settings/calls', row: signedIn },
  { path: '/portal/settings/domain', row: signedIn },
  { path: '/portal/settings/domain', ask: ({ projectId }) => `/portal/settings/domain?project=${projectId}`, row: ownersOnly },
  { path: '/portal/settings/email', row: signedIn },
  { path: '/portal/settings/email', ask: ({ projectId }) => `/portal/settings/email?project=${projectId}`, row: ownersOnly },
  { path: '/portal/settings/email/records', row: back('/portal/settings/email') },
  { path: '/portal/settings/billing', row: signedIn },
  { path: '/portal/settings/billing', ask: ({ projectId }) => `/portal/settings/billing?project=${projectId}`, row: ownersOnly },
  { path: '/portal/settings/data', row: signedIn },
  { path: '/portal/settings/data/delete', row: signedIn },
  { path: '/onboarding', row: ['→ /auth', '→ /verify-email', '→ /portal', '→ /portal', 200] },
  { path: '/onboarding/save', row: back('/onboarding') },
  { path: '/onboarding/upload', row: back('/onboarding') },
  {
    path: '/onboarding/:step',
    ask: () => '/onboarding/business',
    row: ['→ /auth', '→ /verify-email', '→ /onboarding', '→ /onboarding', '→ /onboarding'],
  },
  { path: '/admin', row: ['→ /auth', '→ /', '→ /', '→ /', '→ /admin/dashboard'] },
  ...[
    '/admin/dashboard',
    '/admin/orders',
    '/admin/orders.csv',
    '/admin/orders.xlsx',
    '/admin/customers',
    '/admin/customers.csv',
    '/admin/customers.xlsx',
    '/admin/projects',
    '/admin/projects.csv',
    '/admin/projects.xlsx',
    '/admin/projects/board',
    '/admin/calls',
    '/admin/events',
    '/admin/events.csv',
    '/admin/events.xlsx',
    '/admin/calls.csv',
    '/admin/calls.xlsx',
    '/admin/calls/new',
    '/admin/calls/closed',
    '/admin/messages',
    '/admin/settings',
    '/admin/settings/admins',
    '/admin/settings/brand',
    '/admin/settings/mail',
    '/admin/settings/payments',
    '/admin/settings/public',
    '/admin/settings/testimonials',
    '/admin/settings/activity',
    '/admin/settings/rates',
    '/admin/settings/codes',
    '/admin/settings/codes.csv',
    '/admin/settings/codes.xlsx',
    '/admin/settings/codes/new',
    '/admin/settings/audit',
    '/admin/settings/audit.csv',
    '/admin/settings/audit.xlsx',
  ].map((path) => ({ path, row: adminsOnly })),
  { path: '/admin/setup', row: ['→ /auth', '→ /', '→ /', '→ /', '→ /admin/setup/name'] },
  { path: '/admin/setup/:step', ask: () => '/admin/setup/contact', row: adminsOnly },
  { path: '/admin/settings/legal/:kind', ask: () => '/admin/settings/legal/terms', row: adminsOnly },
  { path: '/admin/orders/:orderId', ask: ({ orderId }) => `/admin/orders/${orderId}`, row: adminsOnly },
  { path: '/admin/documents/:documentId.pdf', ask: ({ documentId }) => `/admin/documents/${documentId}.pdf`, row: adminsOnly },
  { path: '/admin/customers/:customerId', ask: ({ userId }) => `/admin/customers/${userId}`, row: adminsOnly },
  { path: '/admin/calls/:callId', ask: ({ callId }) => `/admin/calls/${callId}`, row: adminsOnly },
  { path: '/admin/projects/:projectId', ask: ({ projectId }) => `/admin/projects/${projectId}`, row: adminsOnly },
  { path: '/admin/projects/:projectId/edit', ask: ({ projectId }) => `/admin/projects/${projectId}/edit`, row: adminsOnly },
  { path: '/admin/projects/:projectId/editor', ask: ({ projectId }) => `/admin/projects/${projectId}/editor`, row: adminsOnly },
  { path: '/admin/editor/change', row: ['→ /auth', '→ /', '→ /', '→ /', '→ /admin/projects'] },
  { path: '/admin/editor/photos', row: ['→ /auth', '→ /', '→ /', '→ /', '→ /admin/projects'] },
  { path: '/admin/editor/ask/:about', ask: ({ projectId }) => `/admin/editor/ask/claims?project=${projectId}`, row: adminsOnly },
  { path: '/admin/settings/testimonials/:testimonialId', ask: () => '/admin/settings/testimonials/new', row: adminsOnly },
  { path: '/admin/settings/codes/:codeId', ask: ({ codeId }) => `/admin/settings/codes/${codeId}`, row: adminsOnly },
  { path: '/admin/messages/:threadId', ask: ({ threadId }) => `/admin/messages/${threadId}`, row: adminsOnly },
  // Last: it ends sessions when posted, and only leads away when opened.
  { path: '/logout', row: ['→ /', '→ /', '→ /', '→ /', '→ /'] },
];

/** A call of the API as the code names it, with what is sent. Forms, unless a body is JSON. */
interface Call {
  call: string;
  ask?: (own: Belongings) => string;
  json?: object;
  row: Row;
}

const anyoneBut = (visitor: Answer, rest: Answer): Row => [visitor, rest, rest, rest, rest];
/** Changes of how an account is opened: refused before the email is proved. */
const provedOnly = (rest: Answer): Row => [401, 403, rest, rest, rest];

/** Every call that code under web/api answers, but for those of `ownTests`. */
export const calls: Call[] = [
  ...[
    '/healthz',
    '/readyz',
    '/sitemap.xml',
    '/blog/rss.xml',
    '/robots.txt',
    '/app.webmanifest',
    '/offline',
    '/favicon.svg',
    '/brand/colors.css',
    '/api/activity',
    '/api/booking/times',
  ].map((path) => ({
    call: `get ${path}`,
    row: everyone,
  })),
  // Only the proxy on this machine may ask.
  { call: 'get /~ask', ask: () => '/~ask?domain=none.example', row: noOne },
  // Without a METRICS_TOKEN, there are none.
  { call: 'get /metrics', row: noOne },
  // Nor is there a MAIL_IN_SECRET.
  { call: 'post /api/mail-in', row: noOne },
  // Until a mark is uploaded, there's none.
  { call: 'get /brand/mark.png', row: noOne },
  // No build has it.
  { call: 'get /assets/:name', ask: () => '/assets/none-abcdefgh.js', row: [404, 404, 404, 404, 404] },
  { call: 'post /api/analytics', json: { name: 'no known event' }, row: [400, 400, 400, 400, 400] },
  { call: 'post /api/chat', json: { messages: [] }, row: [400, 400, 400, 400, 400] },
  { call: 'post /api/exit-offer', row: [422, 422, 422, 422, 422] },
  // Asked for as a page, it goes on to the sign-up.
  { call: 'post /api/first-look', row: ['→ /onboarding', '→ /onboarding', '→ /onboarding', '→ /onboarding', '→ /onboarding'] },
  { call: 'post /api/toasts/shown', row: [400, 400, 400, 400, 400] },
  { call: 'post /api/webhooks/stripe', json: { id: 'evt_forged' }, row: [400, 400, 400, 400, 400] },
  { call: 'get /api/notifications', row: everyone },
  { call: 'get /api/user-roles', ask: ({ userId }) => `/api/user-roles?user_id=${userId}&role=admin`, row: anyoneBut(401, 200) },
  { call: 'post /api/notifications/choices', row: anyoneBut(401, 400) },
  { call: 'post /api/notifications/read', ask: () => '/api/notifications/read', row: [401, 400, 400, 400, 400] },
  { call: 'get /api/contact-files/:requestId', ask: ({ contactId }) => `/api/contact-files/${contactId}`, row: [404, 404, 404, 404, 200] },
  { call: 'get /api/lead-files/:fileId', ask: ({ leadFileId }) => `/api/lead-files/${leadFileId}`, row: [404, 404, 200, 404, 404] },
  { call: 'get /api/message-files/:fileId', ask: ({ fileId }) => `/api/message-files/${fileId}`, row: [404, 404, 200, 404, 200] },
  { call: 'get /files/:name{[0-9a-f]+\\\\.(avif|webp|jpeg|png)}', ask: () => `/files/${'0'.repeat(64)}.webp`, row: noOne },
  { call: 'get /api/auth/.well-known/jwks.json', row: everyone },
  { call: 'all /api/auth/*', ask: () => '/api/auth/nothing', row: noOne },
  { call: 'get /api/auth/user', row: anyoneBut(401, 200) },
  { call: 'get /api/auth/identities', row: anyoneBut(401, 200) },
  { call: 'get /api/auth/factors', row: anyoneBut(401, 200) },
  { call: 'put /api/auth/user', json: { email: 3 }, row: anyoneBut(401, 422) },
  { call: 'post /api/auth/identities', json: {}, row: provedOnly(422) },
  { call: 'delete /api/auth/identities/:id', ask: ({ userId }) => `/api/auth/identities/${userId}`, row: provedOnly(404) },
  { call: 'post /api/auth/factors', json: {}, row: provedOnly(422) },
  {
    call: 'post /api/auth/factors/:id/challenge',
    ask: ({ userId }) => `/api/auth/factors/${userId}/challenge`,
    json: {},
    row: provedOnly(404),
  },
  { call: 'post /api/auth/factors/totp/verify', json: {}, row: provedOnly(422) },
  { call: 'post /api/auth/factors/passkey/verify', json: {}, row: provedOnly(422) },
  { call: 'delete /api/auth/factors/:id', ask: ({ userId }) => `/api/auth/factors/${userId}`, row: provedOnly(404) },
  { call: 'get /api/auth/authorize', row: noOne },
  { call: 'get /api/auth/callback/oidc', row: noOne },
  ...['sso', 'otp', 'recover', 'resend', 'verify', 'signup', 'token'].map((name) => ({
    call: `post /api/auth/${name}`,
    json: {},
    row: [422, 422, 422, 422, 422] as const,
  })),
];

/** Answered without end, or ending what the rest needs; each has a test of its own. */
export const ownTests = ['get /api/events', 'post /api/auth/logout', 'post /api/auth/reauthenticate'];
