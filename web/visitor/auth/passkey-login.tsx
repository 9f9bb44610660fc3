import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { minuteMs } from '../../../time/units.ts';
import { askToBegin, begun, choosePasskey, hasPasskeys, offersWhileTyping } from '../../browser/passkey-manager.ts';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/controls/toast.tsx';
import { Icon } from '../../ui/drawings/icon.tsx';

/** Challenges expire after five minutes, so an open page requests a new one before that. */
const renewMs = 4 * minuteMs;

/** Logs in with a passkey if the browser supports it. The browser also offers passkeys in the email field. */
export function PasskeyLogin({ next }: { next: string }) {
  // We assume support until React starts, so nothing shifts when it does.
  const [supported, setSupported] = useState(true);
  const [waiting, setWaiting] = useState(false);
  const fetcher = useFetcher<{ message: string }>();
  const offer = useRef(new AbortController());
  const send = (response: string) => void fetcher.submit({ intent: 'login', response, next }, { method: 'post', action: '/auth/passkey' });
  const latest = useRef(send);
  latest.current = send;

  useEffect(() => {
    setSupported(hasPasskeys());
    const round = async () => {
      offer.current.abort();
      const mine = new AbortController();
      offer.current = mine;
      if (document.hidden || !(await offersWhileTyping())) return;
      const options = await begin();
      if (!options || mine.signal.aborted) return;
      const chosen = await choosePasskey(options, 'conditional', mine.signal);
      if (chosen) latest.current(chosen);
    };
    void round();
    const timer = setInterval(round, renewMs);
    return () => {
      clearInterval(timer);
      offer.current.abort();
    };
  }, []);

  useEffect(() => {
    if (fetcher.data) toast.error('Login failed', { description: fetcher.data.message });
  }, [fetcher.data]);

  const choose = async () => {
    offer.current.abort();
    offer.current = new AbortController();
    setWaiting(true);
    toast.dismiss();
    const options = await begin();
    if (!options) toast.error('Login failed', { description: 'We couldn’t connect. Try again in a minute.' });
    else {
      const chosen = await choosePasskey(options, 'optional', offer.current.signal);
      if (chosen) send(chosen);
    }
    setWaiting(false);
  };

  if (!supported) return null;
  return (
    <Button
      look="secondary"
      wide
      className="noscript:hidden"
      busy={(waiting || fetcher.state !== 'idle') && 'Waiting for your passkey...'}
      onClick={() => void choose()}
    >
      <Icon of={KeyRound} size={18} />
      Log in with a passkey
    </Button>
  );
}

function begin(): Promise<unknown> {
  return begun(fetch('/auth/passkey', askToBegin()));
}
