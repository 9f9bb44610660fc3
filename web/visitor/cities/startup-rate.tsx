import type { CityRate } from '../../../domain/rates/schema.ts';
import { Tag } from '../../ui/controls/tag.tsx';
import { Money } from '../../words/money.tsx';

/** A city's startup rate as a badge. Renders nothing if the operator hasn't set one. */
export function StartupRate({ rate, className }: { rate?: CityRate; className?: string }) {
  if (!rate) return null;
  return (
    <span className={`block w-fit ${className ?? ''}`}>
      <Tag>
        {/* One flex item: a space at the edge of an item would disappear. */}
        <span>
          Startup rate: <Money cents={rate.setupCents} />
        </span>
      </Tag>
    </span>
  );
}
