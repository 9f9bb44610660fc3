import { brand } from '../../../content/brand.ts';
import { Link } from '../../ui/controls/link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';

/** What stands in the form's place while no call can be booked: the other two ways to a person. */
export function NoCalls({ title }: { title: string }) {
  return (
    <div className="max-w-prose">
      <h2 className="text-2">{title}</h2>
      <p className="mt-5 text-lead text-ink-2">
        Call us at <Link to={brand.phone.href}>{brand.phone.display}</Link>, or write and say when it suits you. A person answers.
      </p>
      <LinkButton to="/contact" className="mt-7">
        Write to us
      </LinkButton>
    </div>
  );
}
