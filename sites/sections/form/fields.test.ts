import { expect, test } from 'vitest';
import type { Page } from '../../document/document.ts';
import { neutral } from '../../document/lines.ts';
import { sampleDocument } from '../../gate/sample-site.ts';
import { renderPage } from '../../render/render.tsx';
import { sections } from '../registry.ts';
import type { FormProps } from './schema.ts';

test.each(sections.variants('form'))('%s takes a phone number or an email address, as the server does, and says so', (variant) => {
  const document = sampleDocument();
  for (const props of sections.samples('form')) {
    const page = { ...document.pages[0], sections: [{ id: 'form', kind: 'form', variant, band: 'page', props }] } as Page;
    document.pages[0] = page;
    const html = renderPage(document, page, new Map());
    expect(renderPage({ ...document, language: 'es' }, page, new Map())).not.toContain('Leave this empty');
    for (const name of ['phone', 'email']) expect(html).not.toMatch(new RegExp(`<input[^>]* name="${name}"[^>]* required`));
    expect(html).toContain('(or email)');
    expect(html).toContain('(or phone)');
  }
});

test.each(sections.variants('form'))('%s requires a message unless a booking lists services', (variant) => {
  const document = sampleDocument();
  const booking = sections.samples('form').find((props) => (props as FormProps).purpose === 'booking') as FormProps;
  const messageOf = (services: FormProps['services']) => {
    const props = { ...booking, services };
    const page = { ...document.pages[0], sections: [{ id: 'form', kind: 'form', variant, band: 'page', props }] } as Page;
    document.pages[0] = page;
    const html = renderPage(document, page, new Map());
    const at = html.indexOf('<textarea');
    return html.slice(html.lastIndexOf('<label', at), html.indexOf('>', at));
  };
  expect(messageOf([])).toMatch(/<textarea[^>]* required/);
  expect(messageOf([])).not.toContain('(optional)');
  expect(messageOf([neutral('Cut'), neutral('Color')])).toMatch(/<textarea(?![^>]* required)/);
});
