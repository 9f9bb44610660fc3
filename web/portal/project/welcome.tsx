import { CalendarClock, type LucideIcon, MessageSquare, Settings, Shield } from 'lucide-react';
import { Form, useNavigation, useRouteLoaderData } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import type { RootData } from '../../session/root-data.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { NightPanel } from './night-panel.tsx';
import type { WelcomeData } from './welcome-data.ts';

/** The portal of a user without a project: how to start one, and what else they can do. */
export function Welcome({ data: { draftTime, setup, monthly, plusTax, supportHours, hasPaid } }: { data: WelcomeData }) {
  const viewer = (useRouteLoaderData('root') as RootData | undefined)?.viewer;
  const starting = useNavigation().formAction === '/onboarding';
  return (
    <>
      <PageHeading title={`Welcome to ${brand.name}`} actions={<WideBell />} />
      <NightPanel
        title="Start your brief"
        text={
          <p>
            The brief is a few questions about your business. We save as you type, so you can stop and continue on any device.{' '}
            {hasPaid
              ? `Your order is paid. Once we have your brief, your draft is ready within ${draftTime}, counted from your start day.`
              : `Once we have your brief and payment, your draft is ready within ${draftTime}, counted from your start day. You’ll see that day before you pay. Setup is ${setup} once, then ${monthly} a month${plusTax}.`}
          </p>
        }
        actions={
          <Form method="post" action="/onboarding" className="contents">
            <Button type="submit" busy={starting && 'One moment...'}>
              Start your brief
            </Button>
            <LinkButton to="/about" look="secondary">
              See how it works
            </LinkButton>
          </Form>
        }
      />
      <h2 className="ui-heading mt-9">Before you start</h2>
      <ul className="mt-3 grid gap-x-8 border-t border-line md:grid-cols-2">
        <Way to="/portal/messages" icon={MessageSquare} title="Messages" text={`Ask us anything. We’re here ${supportHours}.`} />
        <Way to="/booking" icon={CalendarClock} title="Book a call" text="Talk to us for 30 minutes. You pick the time." />
        <Way
          to="/portal/settings"
          icon={Settings}
          title="Settings"
          text="Your name, your email, how you log in and what we email you about."
        />
        {viewer?.isAdmin && (
          <Way to="/admin/dashboard" icon={Shield} title="Admin Panel" text="Orders, customers, projects and messages." />
        )}
      </ul>
    </>
  );
}

function Way({ to, icon, title, text }: { to: string; icon: LucideIcon; title: string; text: string }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-line py-4">
      <span className="pt-0.5 text-ink-3">
        <Icon of={icon} />
      </span>
      <span className="text-ui">
        <Link to={to} className="font-semibold">
          {title}
        </Link>
        <span className="block text-ink-2">{text}</span>
      </span>
    </li>
  );
}
