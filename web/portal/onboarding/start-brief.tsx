import { useEffect } from 'react';
import { Form, useSubmit } from 'react-router';
import { NightScreen } from '../../errors/night-screen.tsx';
import { Button } from '../../ui/controls/button.tsx';

/** Starts the brief by itself. Its button is for browsers without scripts. */
export function StartBrief() {
  const submit = useSubmit();
  useEffect(() => void submit(null, { method: 'post', action: '/onboarding', replace: true }), [submit]);
  return (
    <NightScreen title="Opening your brief">
      <Form method="post" action="/onboarding" replace>
        <Button type="submit">Start your brief</Button>
      </Form>
    </NightScreen>
  );
}
