import type { CityRate } from '../../../domain/rates/schema.ts';
import { Money } from '../../ui/controls/money.tsx';
import { Tag } from '../../ui/controls/tag.tsx';

/** The badge of a city for which the operator has set a startup rate, with the rate. Nothing elsewhere. */
export function StartupRate({ rate, className }: { rate?: CityRate; className?: string }) {
  if (!rate) return null;
  return (
    <span className={`block w-fit ${className ?? ''}`}>
      <Tag>
        Startup rate: <Money cents={rate.setupCents} />
      </Tag>
    </span>
  );
}
