import { demoAccounts } from '../../content/demo-accounts.ts';
import type { Engine } from './engine.ts';
import { clickOn, seeText, settle, typeInto, until } from './hands.ts';

/** Where a walk takes place: the app, and a customer's live site with its leads. */
export interface Places {
  app: string;
  site: string;
  hasLead: (message: string) => Promise<boolean>;
}

const draftFrame = 'iframe[title^="Draft"]:not([inert])';

/** Begins by opening a page, and throws where it gets stuck. */
export type Walk = (engine: Engine, places: Places) => Promise<void>;

/** What must work for visitors in every browser, by name. */
export const visitorWalks: Record<string, Walk> = {
  'the menu': async (engine, { app, site }) => {
    await engine.resize(390, 844);
    await engine.open(`${site}/`);
    await clickOn(engine, { of: '.menu summary' });
    await clickOn(engine, { of: '.menu a[href="/contact"]' });
    await until(engine, 'the contact page', () => location.pathname === '/contact', null);
    await engine.open(`${app}/faq`);
    await settle(engine);
    await clickOn(engine, { of: 'button', named: 'Menu' });
    await clickOn(engine, { of: 'dialog[open] a', named: 'Login' });
    await until(engine, 'the login', () => location.pathname === '/auth' && !document.querySelector('dialog[open]'), null);
  },
  'a form': async (engine, { site, hasLead }) => {
    const message = `Do you have peonies on Saturdays? ${engine.name}`;
    await engine.resize(1440, 900);
    await engine.open(`${site}/contact`);
    await typeInto(engine, { of: 'form [name=name]' }, 'Rosa Lind');
    await typeInto(engine, { of: 'form [name=email]' }, 'rosa@engines.test');
    await typeInto(engine, { of: 'form [name=message]' }, message);
    await clickOn(engine, { of: 'form [type=submit]' });
    await seeText(engine, 'Thank you');
    if (!(await hasLead(message))) throw new Error(`The lead from ${engine.name} didn’t arrive.`);
  },
  'the checkout': async (engine, { app }) => {
    await engine.resize(1440, 900);
    await engine.open(app);
    await settle(engine);
    for (const named of ['Home', 'About', 'Services', 'Contact', 'FAQ'])
      await clickOn(engine, { of: '[type=checkbox], [role=checkbox]', named });
    await clickOn(engine, { of: 'button', named: 'Continue to Checkout' });
    await until(engine, 'the checkout', () => location.pathname === '/payment-choice', null);
    await settle(engine);
    await typeInto(engine, { of: 'input[name=name]' }, 'Dana Hollis');
    await typeInto(engine, { of: 'input[name=email]' }, 'dana@engines.test');
    await clickOn(engine, { of: '[name=terms], [role=checkbox]' });
    await clickOn(engine, { of: 'button', named: 'Continue to payment' });
    await until(engine, 'the payment page', () => location.pathname.includes('/checkout/'), null);
    await clickOn(engine, { of: 'button[type=submit], form button' });
    await seeText(engine, 'Paid.');
  },
};

/** What must work for the owner of a live site. */
export const ownerWalks: Record<string, Walk> = {
  'the editor': async (engine, { app }) => {
    await engine.resize(1440, 900);
    await engine.open(`${app}/portal/editor`);
    await until(engine, 'the draft', () => document.querySelector('h1[data-sunup-text]') !== null, null, draftFrame);
    const headline = `Cuts you keep, in ${engine.name.split(' ')[0]}.`;
    await clickOn(engine, { of: 'h1[data-sunup-text]', frame: draftFrame });
    await until(
      engine,
      'the headline to be editable',
      () => document.querySelector<HTMLElement>('h1[data-sunup-text]')?.isContentEditable,
      null,
      draftFrame,
    );
    await engine.press('a', 'Control');
    await engine.type(headline);
    await engine.press('Enter');
    await seeText(engine, 'Saved as version');
    await seeText(engine, headline, draftFrame);
  },
};

/** Logs in to a demo account by typing into the form. */
export async function logIn(engine: Engine, app: string, email: string): Promise<void> {
  await engine.open(`${app}/auth?tab=login&next=%2Fportal`);
  await settle(engine);
  await typeInto(engine, { of: 'input[name=email]' }, email);
  await typeInto(engine, { of: 'input[name=password]' }, demoAccounts.password);
  await engine.press('Enter');
  await until(engine, 'the portal', () => location.pathname === '/portal' && document.querySelector('main h1') !== null, null);
  await settle(engine);
}
