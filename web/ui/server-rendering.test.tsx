import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Checkbox } from './controls/checkbox.tsx';
import { CopyButton } from './controls/copy-button.tsx';
import { Dialog } from './controls/dialog.tsx';
import { DropdownMenu } from './controls/dropdown-menu.tsx';
import { FileDrop } from './controls/file-drop.tsx';
import { Link } from './controls/link.tsx';
import { PageTile } from './controls/page-tile.tsx';
import { RadioCards } from './controls/radio-cards.tsx';
import { Tabs } from './controls/tabs.tsx';
import { Toasts } from './controls/toast.tsx';
import { BrowserFrame } from './drawings/browser-frame.tsx';
import { AppShell } from './layout/app-shell.tsx';
import { PublicShell } from './layout/public-shell.tsx';
import { SplitScreen } from './layout/split-screen.tsx';

const render = (screen: ReactNode) => renderToString(<StaticRouter location="/here">{screen}</StaticRouter>);

test('the shells give one main, a way to skip to it, and mark where we are', () => {
  const links = [
    { to: '/here', label: 'Here' },
    { to: '/there', label: 'There' },
  ];
  const shells = [
    render(
      <PublicShell name="Name" links={links}>
        Text
      </PublicShell>,
    ),
    render(
      <AppShell
        name="Name"
        home="/"
        items={links.map((link) => ({ ...link, icon: House, count: 2, countMeaning: 'unread' }))}
        person={{ name: 'Dana' }}
      >
        Text
      </AppShell>,
    ),
  ];
  for (const html of shells) {
    expect(html.match(/<main id="content"/g)).toHaveLength(1);
    expect(html).toContain('href="#content"');
    expect(html).toMatch(/aria-current="page"[^>]*href="\/here"/);
    expect(html).toContain('aria-label="Menu"');
  }
  expect(shells[1]).toContain('unread');
});

test('components that wait for a script still render without one', () => {
  const html = render(
    <SplitScreen bar="Name" night="Words">
      <Tabs label="Sign in" tabs={[{ value: 'a', label: 'Login', content: 'The form' }]} />
      <Checkbox name="terms" label="I agree" error="Please agree" />
      <RadioCards name="urgent" defaultValue="yes" options={[{ value: 'yes', label: 'Yes' }]} />
      <PageTile name="pages" value="home" label="Home" shape="opening" />
      <FileDrop label="Drop photos" onFiles={() => undefined} />
      <CopyButton text="text" />
      <Dialog title="Sure?" trigger={<button type="button">Ask</button>} />
      <DropdownMenu trigger={<button type="button">More</button>} items={[{ label: 'Settings', to: '/settings' }]} />
      <BrowserFrame address="example.com" src="/preview" title="Draft" />
      <Toasts />
    </SplitScreen>,
  );
  expect(html).toContain('The form');
  expect(html).toMatch(/<input[^>]*type="radio"[^>]*name="urgent"[^>]*checked=""/);
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*name="pages"/);
  const errorId = /aria-describedby="([^"]+)"[^>]*name="terms"/.exec(html)?.[1];
  expect(html).toContain(`<p id="${errorId}"`);
  expect(html).toMatch(/<iframe[^>]*title="Draft"[^>]*sandbox="allow-same-origin"/);
  expect(html).toMatch(/<iframe[^>]*title="Draft"[^>]*tabindex="-1"|<iframe[^>]*tabindex="-1"[^>]*title="Draft"/i);
  expect(html).not.toContain('Sure?');
});

test('links detect their own kind', () => {
  expect(render(<Link to="/faq">Questions</Link>)).toContain('href="/faq"');
  expect(render(<Link to="tel:+15550100142">Call</Link>)).toContain('href="tel:+15550100142"');
  const away = render(
    <Link to="https://example.com" newTab>
      Away
    </Link>,
  );
  expect(away).toContain('rel="noopener"');
  expect(away).toContain('(opens in a new tab)');
});
