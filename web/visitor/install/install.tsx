import { Check, Download } from 'lucide-react';
import { heads } from '../../../content/heads.ts';
import { installFacts, installSteps } from '../../../content/install.ts';
import { appUrl } from '../../../domain/addresses.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { QrCode } from '../../ui/drawings/qr-code.tsx';
import { qrModules } from '../../ui/drawings/qr-modules.ts';
import { Band } from '../../ui/layout/band.tsx';
import { FactRows } from '../fact-rows.tsx';
import type { PageHandle } from '../layout.tsx';
import { PageOpening } from '../page-opening.tsx';
import { breadcrumbData } from '../structured-data.ts';
import type { Route } from './+types/install';

export const handle = { errand: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(heads.install, matches, [breadcrumbData(matches, [{ name: heads.install.title, path: heads.install.path }])]);

export function loader() {
  const address = `${appUrl()}${heads.install.path}`;
  return { address, code: qrModules(address) };
}

/** /install: one click if the browser supports it, otherwise the steps, and a QR code to continue on a phone. */
export default function Install({ loaderData }: Route.ComponentProps) {
  const { address, code } = loaderData;
  return (
    <>
      <PageOpening
        title="Keep it handy."
        lead="Add your project to your home screen. Your draft, edits and leads are one tap away."
        actions={<InstallAction />}
        beside={
          <figure className="pb-[clamp(2.5rem,4vw,4rem)] max-lg:hidden">
            <QrCode code={code} label={`QR code of ${address}`} className="ml-auto w-60" />
            <figcaption className="mt-4 text-right text-ui text-ink-2">
              Continue on your phone. Point your camera at this code, or open
              <br />
              {address.replace(/^https?:\/\//, '')}
            </figcaption>
          </figure>
        }
      />
      <Band>
        <h2 className="text-2">Install it in a few taps.</h2>
        <div className="mt-[clamp(2rem,4vw,3.5rem)] grid gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-12 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1.1fr)_minmax(0,1fr)]">
          {installSteps.map(({ key, title, inOrder, steps }) => {
            const List = inOrder ? 'ol' : 'ul';
            return (
              <section key={key} aria-labelledby={key} className="border-t-2 border-ink pt-5">
                <h3 id={key} className="text-3">
                  {title}
                </h3>
                <List className="mt-4">
                  {steps.map((step, index) => (
                    <li
                      key={step}
                      className={classNames('border-t border-line py-3 text-ui first:border-t-0', inOrder && 'grid grid-cols-[1.5rem_1fr]')}
                    >
                      {inOrder && (
                        <span aria-hidden="true" className="font-display text-[1.15rem] leading-[1.3] text-ink-3">
                          {index + 1}
                        </span>
                      )}{' '}
                      {step}
                    </li>
                  ))}
                </List>
              </section>
            );
          })}
        </div>
      </Band>
      <Band tone="sunk">
        <FactRows title="What you get." rows={[...installFacts]} />
      </Band>
    </>
  );
}

/** The three states of installing. web/visitor/enhance/install-offer.ts shows the one for this browser. */
function InstallAction() {
  return (
    <>
      <div data-install="installed" hidden className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <p className="flex items-center gap-2.5 text-lead">
          <Check size={22} aria-hidden="true" />
          Installed on this device.
        </p>
        <LinkButton to="/portal">Open your project</LinkButton>
      </div>
      <div data-install="offered" hidden>
        <Button size="large" data-plain data-install-button>
          <Download size={20} aria-hidden="true" />
          Install
        </Button>
      </div>
      <p data-install="steps" className="max-w-[34em] text-ui text-ink-2">
        This browser can’t install it automatically. Follow the steps below.
      </p>
    </>
  );
}
