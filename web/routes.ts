import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL, in the order of the sitemap. The layout of a branch declares who may enter it (see web/guards.ts). */
export default [
  layout('visitor/layout.tsx', [
    index('visitor/home/home.tsx'),
    route('about', 'visitor/about/about.tsx'),
    route('services/:slug', 'visitor/services/service.tsx'),
    route('portfolio', 'visitor/portfolio/portfolio.tsx'),
    route('cities', 'visitor/cities/cities.tsx'),
    route('locations/:slug', 'visitor/cities/city.tsx'),
    route('blog', 'visitor/blog/blog.tsx'),
    route('blog/:slug', 'visitor/blog/article.tsx'),
    route('faq', 'visitor/faq/faq.tsx'),
    route('install', 'visitor/install/install.tsx'),
    route('payment-choice', 'visitor/checkout/payment-choice.tsx'),
    route('payment', 'visitor/checkout/payment.tsx'),
    route('payment-success', 'visitor/checkout/payment-success.tsx'),
    route('terms', 'visitor/legal/terms.tsx'),
    route('privacy', 'visitor/legal/privacy.tsx'),
  ]),
  layout('visitor/auth/layout.tsx', [
    route('auth', 'visitor/auth/auth.tsx'),
    route('auth/forgot', 'visitor/auth/forgot.tsx'),
    route('auth/reset', 'visitor/auth/reset.tsx'),
    route('auth/confirm', 'visitor/auth/confirm.tsx'),
    route('verify-email', 'visitor/auth/verify-email.tsx'),
    route('logout', 'visitor/auth/logout.tsx'),
  ]),
  layout('portal/layout.tsx', [
    route('portal', 'portal/project/project.tsx'),
    route('portal/pictures', 'portal/project/pictures.tsx'),
    route('portal/leads', 'portal/leads/leads.tsx'),
    route('portal/history', 'portal/history/history.tsx'),
    route('portal/notifications', 'portal/notifications/notifications.tsx'),
  ]),
  layout('admin/layout.tsx', [
    route('admin', 'admin/admin.tsx'),
    route('admin/dashboard', 'admin/dashboard/dashboard.tsx'),
    route('admin/orders', 'admin/orders/orders.tsx'),
    route('admin/orders/:orderId', 'admin/orders/order.tsx'),
    route('admin/projects', 'admin/projects/projects.tsx'),
    route('admin/projects/:projectId', 'admin/projects/project.tsx'),
    route('admin/projects/:projectId/edit', 'admin/projects/edit-section.tsx'),
  ]),
  layout('portal/onboarding/layout.tsx', [
    route('onboarding', 'portal/onboarding/start.tsx'),
    route('onboarding/save', 'portal/onboarding/save.tsx'),
    route('onboarding/upload', 'portal/onboarding/upload.tsx'),
    route('onboarding/:step', 'portal/onboarding/onboarding.tsx'),
  ]),
  layout('visitor/not-found/layout.tsx', [route('*', 'visitor/not-found/not-found.tsx')]),
] satisfies RouteConfig;
