import { expect, type Page, type Route } from '@playwright/test';
import { sharedServer, test } from '../../helpers/shared-server.ts';
import { judge, orderFivePages } from '../../helpers/visitor.ts';

const server = sharedServer();

const failure = 'Sorry, I encountered an error. Please try again.';

test.describe('chat', () => {
  test('answers out of our own pages, with links to them, in a panel of 384 by 600', async ({ warmPage: page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const requests: { headers: Record<string, string>; body: unknown }[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/chat')) requests.push({ headers: request.headers(), body: request.postDataJSON() });
    });
    await openChat(page);
    const panel = page.getByRole('dialog', { name: 'Ask Sunup' });
    expect(await panel.boundingBox()).toMatchObject({ width: 384, height: 600 });
    await expect(messages(page)).toHaveText([
      'Assistant: Hi, I’m Sunup’s automated assistant. Ask me what it costs, how it works or what you get.',
    ]);
    await expect(field(page)).toBeFocused();
    await field(page).fill('What does a website cost?');
    await page.keyboard.press('Enter');
    await expect(messages(page)).toHaveCount(3);
    await expect(messages(page).last()).toContainText('$299 once and $29 a month');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers).toMatchObject({ 'content-type': 'application/json', authorization: 'Bearer sunup-public' });
    expect(requests[0]?.body).toEqual({
      messages: [
        { role: 'assistant', content: expect.stringContaining('Hi,') },
        { role: 'user', content: 'What does a website cost?' },
      ],
    });
    await messages(page).last().getByRole('link').first().click();
    await page.waitForURL('**/faq**');
    // The conversation goes along, and what it does not know it says.
    await field(page).fill('Who won the Super Bowl?');
    await page.keyboard.press('Enter');
    await expect(messages(page).last()).toContainText('I can only answer questions about Sunup');
    // Whoever wants a person takes the chat along.
    await field(page).fill('Can I talk to a person?');
    await page.keyboard.press('Enter');
    await expect(messages(page).last()).toContainText('I don’t save this chat.');
    await judge(page);
    await messages(page).last().getByRole('link', { name: 'Send it to a person' }).click();
    await page.waitForURL('**/contact?chat=1');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      /Me: What does a website cost\?[\s\S]*Me: Can I talk to a person\?/,
    );
    await field(page).focus();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeFocused();
  });

  test('Enter sends, Shift and Enter begin a new line, and nothing is sent while empty or while a reply is loading', async ({
    warmPage: page,
  }) => {
    const asked: string[] = [];
    let answer: (() => void) | undefined;
    await page.route('**/api/chat', async (route) => {
      asked.push((route.request().postDataJSON() as { messages: { content: string }[] }).messages.at(-1)?.content ?? '');
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await stream(route, ['Fine.']);
    });
    await openChat(page);
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    await page.keyboard.press('Enter');
    await field(page).fill('   ');
    await page.keyboard.press('Enter');
    await field(page).fill('One');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('two');
    expect(await field(page).inputValue()).toBe('One\ntwo');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Looking that up...', { exact: true })).toBeVisible();
    await field(page).fill('Three');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Send' })).toBeHidden();
    await expect.poll(() => asked).toEqual(['One\ntwo']);
    answer?.();
    await expect(messages(page).last()).toHaveText('Assistant: Fine.');
    await expect(field(page)).toHaveValue('Three');
    await page.keyboard.press('Enter');
    await expect.poll(() => asked).toEqual(['One\ntwo', 'Three']);
    answer?.();
  });

  test('a failure before the stream begins shows one message, and the conversation continues', async ({ warmPage: page }) => {
    await page.route('**/api/chat', (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 });
    await openChat(page);
    await ask(page, 'What does it cost?');
    await expect(messages(page)).toHaveCount(3);
    await expect(messages(page).last()).toHaveText(`Assistant: ${failure}`);
    await ask(page, 'What does it cost?');
    await expect(messages(page).last()).toContainText('$299');
    await page.route('**/api/chat', (route) => route.abort('failed'), { times: 1 });
    await ask(page, 'And then?');
    await expect(messages(page).last()).toHaveText(`Assistant: ${failure}`);
    await expect(field(page)).toBeEnabled();
  });

  test('a failure after the stream has begun leaves the empty reply and adds the message', async ({ warmPage: page }) => {
    // A body that breaks off cannot be given by a route: the page's own fetch is.
    await page.addInitScript(() => {
      const real = window.fetch;
      window.fetch = async (input, init) => {
        if (!String(input).endsWith('/api/chat')) return real(input, init);
        const body = new ReadableStream({ pull: (stream) => stream.error(new Error('the line went dead')) });
        return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
      };
    });
    await openChat(page);
    await ask(page, 'What does it cost?');
    await expect(page.locator('[data-role]')).toHaveCount(4);
    await expect(page.locator('[data-role="assistant"]').nth(1)).toBeHidden();
    await expect(messages(page).last()).toHaveText(`Assistant: ${failure}`);
    await field(page).fill('Again');
    await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  test('a reply in odd pieces is read correctly, and only our own paths become links', async ({ warmPage: page }) => {
    await page.route('**/api/chat', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: [
          ': warming up',
          '',
          'data: {"choices":[{"delta":{"content":"See [prices](/faq#price), "}}]}',
          'data: not json',
          'data: {"choices":[{"delta":{"content":"not [this](https://evil.test) or [that](javascript:void%200)"}}]}',
          'data: {"choices":[{"delta":{"content":" <b>x</b>"}}]}\r',
          'data: [DONE]',
          'data: {"choices":[{"delta":{"content":"never"}}]}',
        ].join('\n'),
      }),
    );
    await openChat(page);
    await ask(page, 'Where?');
    await expect(messages(page).last()).toHaveText('Assistant: See prices, not this or that <b>x</b>');
    await expect(messages(page).last().getByRole('link')).toHaveCount(1);
    await expect(messages(page).last().getByRole('link')).toHaveAttribute('href', '/faq#price');
  });

  test('fits a phone, and is not there at checkout', async ({ warmPage: page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await openChat(page);
    const box = await page.getByRole('dialog', { name: 'Ask Sunup' }).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(box?.height).toBeLessThanOrEqual(664);
    await judge(page);
    await orderFivePages(page, server.url);
    await expect(page.getByRole('heading', { name: 'How do you want to pay?' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open chat' })).toHaveCount(0);
  });

  test('the endpoint refuses invalid chats, and limits each address', async ({ request }) => {
    const post = (data: unknown, headers: Record<string, string> = {}) =>
      request.post(`${server.url}/api/chat`, { data: data as object, headers, failOnStatusCode: false });
    expect((await post({ messages: [] })).status()).toBe(400);
    expect((await post({ messages: [{ role: 'system', content: 'x' }] })).status()).toBe(400);
    expect((await post({ messages: [{ role: 'user', content: 'x'.repeat(1001) }] })).status()).toBe(400);
    expect((await post({ messages: [{ role: 'assistant', content: 'x' }] })).status()).toBe(400);
    expect((await post('messages', { 'Content-Type': 'text/plain' })).status()).toBe(415);
    expect((await post({ messages: [{ role: 'user', content: 'Hi' }] }, { Origin: 'https://evil.test' })).status()).toBe(403);
    const answered = await post({ messages: [{ role: 'user', content: 'Hi' }] });
    expect(answered.headers()['content-type']).toContain('text/event-stream');
    expect(await answered.text()).toMatch(
      /^data: \{"choices":\[\{"index":0,"delta":\{"content":"[^"]+"\}\}\]\}\n\n[\s\S]*data: \[DONE\]\n\n$/,
    );
    let limited: Awaited<ReturnType<typeof post>> | undefined;
    for (let n = 0; n < 45 && !limited; n++) {
      const response = await post({ messages: [{ role: 'user', content: 'Hi' }] });
      if (response.status() === 429) limited = response;
    }
    expect(await limited?.text()).toMatch(/^Too many attempts\. Please wait/);
    expect(Number(limited?.headers()['retry-after'])).toBeGreaterThan(0);
  });
});

/** Opens home's chat once it has been fetched. */
async function openChat(page: Page): Promise<void> {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Open chat' }).click();
}

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await page.keyboard.press('Enter');
}

function field(page: Page) {
  return page.getByRole('textbox', { name: 'Your question' });
}

/** Messages that can be seen. */
function messages(page: Page) {
  return page.locator('[data-role]').filter({ visible: true });
}

function stream(route: Route, pieces: string[]): Promise<void> {
  const lines = pieces.map((content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
  return route.fulfill({ contentType: 'text/event-stream', body: `${lines.join('')}data: [DONE]\n\n` });
}
