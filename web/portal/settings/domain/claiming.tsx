import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { Field, HiddenFields, TextInput } from '../../../ui/controls/field.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import { ProjectChooser } from '../../project-chooser.tsx';

/** What became of a form, with what was typed. */
export interface FormResult {
  error: string;
  typed: string;
}

interface Props {
  projectId: string;
  freeAddress: string;
  /** The domain that the owner named in the brief. */
  named: string;
  /** Names that seem free, for owners without a domain. */
  ideas: string[];
  result: FormResult | undefined;
}

/** The form that claims a domain, and what to do without one. */
export function Claiming({ projectId, freeAddress, named, ideas, result }: Props): ReactNode {
  return (
    <RuledSection title="Connect your own domain" aside={<ProjectChooser />}>
      <p className="py-2 text-ui text-ink-2">
        Your site is at{' '}
        <Link to={freeAddress} newTab className="link wrap-anywhere">
          {freeAddress.replace(/^https?:\/\//, '')}
        </Link>
        . With a domain of your own, that address redirects to it.
      </p>
      <Form method="post" className="grid max-w-xl justify-items-start gap-3 pt-1">
        <HiddenFields fields={{ intent: 'claim', projectId }} />
        <Field
          label="Your domain name"
          hint="Registered anywhere. Type it with or without www, as visitors should see it."
          error={result?.error}
          className="w-full"
        >
          <TextInput
            name="name"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="your-business.com"
            defaultValue={result?.typed || named}
          />
        </Field>
        <Button type="submit">Continue</Button>
      </Form>
      {!named && <WithoutDomain ideas={ideas} />}
    </RuledSection>
  );
}

function WithoutDomain({ ideas }: { ideas: string[] }): ReactNode {
  return (
    <section className="mt-8">
      <h3 className="ui-heading">No domain yet?</h3>
      {ideas.length > 0 && (
        <>
          <p className="mt-2 text-ui text-ink-2">
            {ideas.length === 1 ? 'This one seems' : 'These seem'} free. Only a registrar can say for sure.
          </p>
          <ul className="mt-2 grid gap-1" aria-label="Names that seem free">
            {ideas.map((name) => (
              <li key={name} translate="no" className="font-semibold text-ui wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3 max-w-[65ch] text-ui text-ink-2">
        You can buy a domain from any registrar in about five minutes. Search for the name on their site, check what it costs in the second
        year, too, and register it in your own name and with your own email. You don’t need their website, hosting or SSL offers. Then come
        back and type the name above.
      </p>
    </section>
  );
}
