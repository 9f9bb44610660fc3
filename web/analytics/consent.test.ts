import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAnalyticsChoice, viewInGoogleAnalytics } from './consent.ts';
import { trackOnboardingStep } from './track.ts';

const secret = 'q'.repeat(43);
let kept: Map<string, string>;
let page: { dataLayer?: IArguments[]; gtag?: unknown };
let browser: { doNotTrack?: string; globalPrivacyControl?: boolean };

beforeEach(() => {
  kept = new Map();
  page = {};
  browser = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  Object.assign(page, { localStorage });
  vi.stubGlobal('document', {
    referrer: `http://other.test/?email=dana@people.test`,
    createElement: () => ({}),
    head: { append: vi.fn() },
  });
});
afterEach(() => vi.unstubAllGlobals());

function open(pathname: string): void {
  vi.stubGlobal('location', { origin: 'http://sunup.test', pathname });
  viewInGoogleAnalytics('G-TEST12345');
}

const commands = () => (page.dataLayer ?? []).map((command) => [...command]);

test('nothing loads without consent, or in a browser that asks not to be tracked', () => {
  open('/unasked');
  keepAnalyticsChoice('no');
  open('/refused');
  keepAnalyticsChoice('yes');
  browser.globalPrivacyControl = true;
  open('/privacy-control');
  browser.globalPrivacyControl = false;
  browser.doNotTrack = '1';
  open('/do-not-track');
  expect(page).not.toHaveProperty('gtag');
});

test('after consent each change of the path is one config call, without IDs, secrets or a full referrer', () => {
  keepAnalyticsChoice('yes');
  for (const path of ['/', '/', '/portal', `/reset/${secret}`, '/admin/orders/019aaaaa-0000-7000-8000-000000000000', '/portal']) open(path);
  trackOnboardingStep({ step_number: 1, step_name: 'business' });
  expect(
    commands()
      .filter(([name]) => name === 'config')
      .map(([, , props]) => props.page_path),
  ).toEqual(['/', '/portal', '/reset/:id', '/admin/orders/:id', '/portal']);
  expect(commands().filter(([name]) => name === 'event')).toEqual([
    ['event', 'onboarding_step', { step_number: 1, step_name: 'business' }],
  ]);
  expect(JSON.stringify(commands())).not.toMatch(/dana|q{40}|019aaaaa/);
});
