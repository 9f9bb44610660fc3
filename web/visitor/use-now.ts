import { useEffect, useState } from 'react';

/** Now, new every half minute; undefined until the page runs: the server's minute is not the reader's. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
