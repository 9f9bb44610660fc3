import type { ReactNode } from 'react';
import type { Site } from '../../site.ts';
import { keyOf, type Way } from '../way.ts';
import { WayValue } from './way-value.tsx';

interface WaysProps {
  ways: Way[];
  site: Site;
  className?: string | undefined;
  itemClass?: (way: Way) => string | undefined;
  valueClass?: (way: Way) => string;
}

/** All ways to reach the business, each under its label. */
export function Ways({ ways, site, className, itemClass, valueClass = () => 'value' }: WaysProps): ReactNode {
  return (
    <dl className={className}>
      {ways.map((way) => (
        <div key={keyOf(way)} className={itemClass?.(way)}>
          <dt>{way.label.text}</dt>
          <dd>
            <WayValue way={way} site={site} className={valueClass(way)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
