import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { parsePrice, priceText, type ServicePrice } from '../../../sites/prices/price-text.ts';
import { afterPress } from '../../browser/after-press.ts';
import { FieldError } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Textarea } from '../../ui/controls/textarea.tsx';
import { lengthWords } from '../../ui/text-length.ts';
import { QuietButton } from '../fields/quiet-button.tsx';
import { MoveRow, RemoveRow } from '../fields/row-buttons.tsx';
import { useTypedText } from '../fields/typed-text.ts';
import { isBlank } from '../same-answer.ts';

export interface Service extends ServicePrice {
  name: string;
  description?: string;
}

/** A service: name, price, and an optional description. */
export function ServiceRow({
  service,
  definition,
  index,
  count,
  isExtra,
  active,
  problemOf,
  onActive,
  onChange,
  onLeave,
  onEnter,
  onPaste,
  onRemove,
  onMove,
}: ServiceRowProps): ReactNode {
  const [describing, setDescribing] = useState(false);
  const words = useRef<HTMLTextAreaElement>(null);
  // The button that opens the field disappears, and the focus would be lost with it.
  useEffect(() => {
    if (describing) words.current?.focus();
  }, [describing]);
  const { name, description, ...cost } = service;
  const price = useTypedText<ServicePrice>({
    value: cost,
    read: parsePrice,
    write: priceText,
    onValue: (next) => onChange({ name, ...(description ? { description } : {}), ...next }),
    onLeave,
  });
  const called = name || `service ${index + 1}`;
  const described = describing || Boolean(description);
  const problems = {
    name: lengthWords(name, briefLimits.serviceName).tooLong ?? problemOf('name'),
    price: ['priceFrom', 'priceTo', 'priceUnit', 'price'].map(problemOf).find(Boolean),
    description: lengthWords(description ?? '', briefLimits.serviceText).tooLong ?? problemOf('description'),
  };
  const marks = isExtra || !isBlank(service);
  return (
    <li data-row={index} onFocus={onActive} className="@container py-[.4rem]">
      <div className="grid grid-cols-[minmax(0,1fr)_2.5rem] items-center gap-[.4rem] @min-[31rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] @min-[31rem]:gap-[.6rem]">
        <TextInput
          name={`services.${index}.name`}
          aria-label="Service"
          placeholder="Service"
          value={name}
          aria-invalid={problems.name ? true : undefined}
          onChange={(event) => onChange({ ...service, name: event.target.value })}
          onBlur={onLeave}
          onKeyDown={onEnter}
          onPaste={(event) => {
            if (!name && onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
          }}
        />
        <TextInput
          name={`services.${index}.price`}
          aria-label={`Price of ${called}`}
          placeholder={index === 0 ? 'from $129' : 'Price'}
          autoComplete="off"
          className="text-ellipsis @max-[31rem]:col-start-1"
          aria-invalid={problems.price ? true : undefined}
          onKeyDown={onEnter}
          {...price}
        />
        {marks && (
          <span className="@max-[31rem]:col-start-2 @max-[31rem]:row-start-1">
            <RemoveRow name={called} onRemove={onRemove} />
          </span>
        )}
      </div>
      {described && (
        <Textarea
          ref={words}
          name={`services.${index}.description`}
          aria-label={`What ${called} includes`}
          placeholder="What’s included, in a sentence or two"
          value={description ?? ''}
          aria-invalid={problems.description ? true : undefined}
          onChange={(event) => onChange({ ...service, description: event.target.value })}
          onBlur={() => {
            afterPress(() => setDescribing(false));
            onLeave();
          }}
          className="mt-2 min-h-20!"
        />
      )}
      {described && definition && !description && (
        // Pressing it mustn't take the focus first, which would close an empty description.
        <QuietButton onMouseDown={(event) => event.preventDefault()} onClick={() => onChange({ ...service, description: definition })}>
          Start from “{definition}”
        </QuietButton>
      )}
      {active && (
        <div className="flex min-h-8 items-center gap-1 pt-1">
          {!described && (
            <button
              type="button"
              onClick={() => setDescribing(true)}
              className="mr-auto min-h-8 text-small font-semibold text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
            >
              Add a description
            </button>
          )}
          {!isBlank(service) && <MoveRow name={called} index={index} count={count} onMove={onMove} />}
        </div>
      )}
      <FieldError className="mt-1">{problems.name ?? problems.price ?? problems.description}</FieldError>
    </li>
  );
}

interface ServiceRowProps {
  service: Service;
  /** What such a service is, offered as a description to start from. */
  definition: string | undefined;
  index: number;
  count: number;
  /** True if there are more rows than we show at least, so a blank one can be removed. */
  isExtra: boolean;
  /** True if the focus is in this row, which then shows its buttons. */
  active: boolean;
  problemOf: (key: string) => string | undefined;
  onActive: () => void;
  onChange: (service: Service) => void;
  onLeave: () => void;
  onEnter: (event: KeyboardEvent<HTMLElement>) => void;
  /** True if the text was a list, which is now in rows. */
  onPaste: (text: string) => boolean;
  onRemove: () => void;
  onMove: (by: -1 | 1) => void;
}
