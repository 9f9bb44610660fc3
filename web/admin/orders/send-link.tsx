import { useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';

/** Emails the buyer the payment link. Disabled for a while after it was sent. */
export function SendLink({ pauseLeftMs }: { pauseLeftMs: number }) {
  const sending = useNavigation().formData?.get('intent') === 'payment-link';
  const [resting, setResting] = useState(pauseLeftMs > 0);
  useEffect(() => {
    setResting(pauseLeftMs > 0);
    const timer = setTimeout(() => setResting(false), pauseLeftMs);
    return () => clearTimeout(timer);
  }, [pauseLeftMs]);
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="payment-link" />
      <Button type="submit" size="small" look="secondary" disabled={resting} busy={sending && 'Sending...'}>
        {resting ? 'Just sent' : 'Send payment link'}
      </Button>
    </Form>
  );
}
