import { html, raw } from 'hono/html';
import type Stripe from 'stripe';
import type { Purchase } from '../books.ts';
import { testCards } from '../cards.ts';
import type { CardEntry } from './card-entry.ts';
import { dollars, page } from './frame.ts';

export interface Shown {
  session: Stripe.Checkout.Session;
  purchase: Purchase;
  /** Address of this page's form. */
  action: string;
  typed?: CardEntry;
  /** The bank's no, in the provider's words. */
  declined?: string;
  /** The field that kept the card from being tried. */
  wrong?: { field: keyof CardEntry; message: string };
}

const testCard: CardEntry = { number: '4242 4242 4242 4242', expires: '12/34', cvc: '123' };

/** Where a card is typed: to pay, or only to be kept. */
export function cardPage({ session, purchase, action, typed = testCard, declined, wrong }: Shown) {
  const field = (name: keyof CardEntry, label: string, numeric: boolean) => {
    const said = wrong?.field === name ? wrong.message : '';
    return html`<label>${label}<input name="${name}" value="${typed[name]}" autocomplete="off" required ${numeric ? raw('inputmode="numeric"') : ''} ${said ? raw(`aria-invalid="true" aria-describedby="wrong" autofocus`) : ''}>${said ? html`<span class="wrong" id="wrong" role="alert">${said}</span>` : ''}</label>`;
  };
  const total = session.amount_total ?? 0;
  const paying = session.mode === 'payment';
  return page(
    paying ? 'Checkout' : 'Save card',
    html`${paying ? html`<h1>${dollars(total)}</h1>${sums(session, purchase)}` : html`<h1>Save card</h1><p class="what">${purchase.description ? `${purchase.description}. ` : ''}Nothing is charged now.</p>`}
      ${declined ? html`<p class="error" role="alert">${declined} ${paying ? 'Nothing was charged.' : 'The card was not saved.'}</p>` : ''}
      <form method="post" action="${action}">
        <label>Email<input name="email" type="email" value="${purchase.email ?? ''}" readonly></label>
        ${field('number', 'Card number', true)}
        <div class="two">${field('expires', 'Expires', false)}${field('cvc', 'CVC', true)}</div>
        <button>${paying ? `Pay ${dollars(total)}` : 'Save card'}</button>
      </form>
      ${session.cancel_url ? html`<p><a href="${session.cancel_url}">${paying ? 'Back without paying' : 'Back without saving'}</a></p>` : ''}
      <h2>Cards of the test mode</h2>
      <ul>${testCards.map((card) => html`<li><code>${card.number}</code> ${card.label}</li>`)}</ul>`,
  );
}

/** What is bought; the parts of the total only when a tax is one of them. */
function sums(session: Stripe.Checkout.Session, { lines }: Purchase) {
  const name = html`<p class="what">${lines.map(({ description }) => description).join(', ')}</p>`;
  const taxes = lines.flatMap((line) => line.taxes ?? []);
  if (!taxes.length) return name;
  return html`${name}<dl class="sums">
    <div><dt>Subtotal</dt><dd>${dollars(session.amount_subtotal ?? 0)}</dd></div>
    ${taxes.map(({ amount, rate }) => html`<div><dt>${rate.display_name} (${rate.percentage}%)</dt><dd>${dollars(amount)}</dd></div>`)}
    <div><dt>Total</dt><dd>${dollars(session.amount_total ?? 0)}</dd></div>
  </dl>`;
}

/** What a bank would ask after a card that wants a confirmation. */
export function questionPage({ session, purchase, action }: Shown) {
  const what = purchase.lines.map(({ description }) => description).join(', ');
  return page(
    session.mode === 'payment' ? 'Confirm the payment' : 'Confirm the card',
    html`<h1>${session.mode === 'payment' ? 'Confirm the payment' : 'Confirm the card'}</h1>
      <p>${session.mode === 'payment' ? `A bank would ask you here whether you are paying ${dollars(session.amount_total ?? 0)} for “${what}”.` : 'A bank would ask you here whether you are saving this card for later payments.'}</p>
      <form method="post" action="${action}/confirm"><button name="answer" value="yes">Yes, it is me</button><button class="plain" name="answer" value="no">No</button></form>`,
  );
}
