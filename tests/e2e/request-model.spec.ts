import { test as base, expect } from '@playwright/test';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { startWriterEndpoint, type WriterEndpoint } from '../../outside/fakes/writer/server.ts';
import { logIn } from '../helpers/log-in.ts';
import { test } from '../helpers/new-page.ts';
import { startTestServer, type TestServer } from '../helpers/server.ts';

let endpoint: WriterEndpoint;
let server: TestServer;

base.beforeAll(async () => {
  endpoint = await startWriterEndpoint();
  server = await startTestServer({ WRITER_URL: endpoint.url, WRITER_KEY: 'key', WRITER_MODEL: 'model' });
});
base.afterAll(async () => {
  await server.stop();
  await endpoint.stop();
});

const quote = 'lantern polishing runs folks $90, pop it in';
const other = 'kettle fluffing runs folks $12, pop it in';

test('a model reads what the rules can’t, and nothing happens without a yes', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await logIn(page, server, demoAccounts.owner);
  const read = async (text: string) => {
    await page.getByRole('textbox', { name: 'What should change?' }).fill(text);
    await page.getByRole('button', { name: 'See what we can do now' }).click();
    await expect(page.getByText(/^We found /)).toBeVisible();
  };
  await page.goto(`${server.url}/portal/request`);
  endpoint.behave({ kind: 'reads', wishes: [{ quote, wish: { do: 'add-service', name: 'Lantern polishing', price: '$90' } }] });
  await read(`${quote}. write something nice about my dad`);
  const button = page.getByRole('button', { name: 'Add service: Lantern polishing, $90' });
  await expect(button).toBeVisible();
  await expect(page.getByRole('region', { name: /^We’ll make these/ }).getByRole('textbox')).toHaveValue(
    'write something nice about my dad',
  );
  await expect(page.getByText(/^Saved as version/)).toHaveCount(0);
  await button.click();
  await expect(page.getByText(/^Saved as version \d+\.$/)).toHaveCount(1);

  // What became of its parts is still there after another screen.
  await page.goto(`${server.url}/portal`);
  await page.goBack();
  await expect(page.getByText(/^Saved as version \d+\.$/)).toHaveCount(1);
  await page.getByRole('button', { name: 'Write another request' }).click();
  endpoint.behave({ kind: 'reads', wishes: [{ quote: other, wish: { do: 'add-service', name: 'Kettle fluffing', price: '$9' } }] });
  await read(`${other}. sing about my dad`);
  await expect(page.getByRole('button', { name: /^Add service/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^We’ll make these/ }).getByRole('textbox')).toHaveValue(/kettle fluffing.* dad$/);
});
