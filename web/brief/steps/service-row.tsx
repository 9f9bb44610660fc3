import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { briefLimits } from '../../../sites/brief/limits.ts';
import { parsePrice, priceText, type ServicePrice } from '../../../sites/prices/price-text.ts';
import { afterPress } from '../../browser/after-press.ts';
import { FieldError, Textarea, TextInput } from '../../ui/controls/field.tsx';
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
export function ServiceRow(props: ServiceRowProps): ReactNode {
  const { service, definition, index, count, active, problemOf, onActive, onChange, onLeave, onMove } = props;
  const [describing, setDescribing] = useState(false);
  const words = useRef<HTMLTextAreaElement>(null);
  // The button that opens the field disappears, and the focus would be lost with it.
  useEffect(() => {
    if (describing) words.current?.focus();
  }, [describing]);
  const { name, description } = service;
  const described = describing || Boolean(description);
  const problems = {
    name: lengthWords(name, briefLimits.serviceName).tooLong ?? problemOf('name'),
    price: ['priceFrom', 'priceTo', 'priceUnit', 'price'].map(problemOf).find(Boolean),
    description: lengthWords(description ?? '', briefLimits.serviceText).tooLong ?? problemOf('description'),
  };
  return (
    <li data-row={index} onFocus={onActive} className="@container py-[.4rem]">
      <NameAndPrice {...props} isWrong={{ name: Boolean(problems.name), price: Boolean(problems.price) }} />
      {described && (
        <Description
          service={service}
          index={index}
          definition={definition}
          isWrong={Boolean(problems.description)}
          field={words}
          onChange={(next) => onChange({ ...service, description: next })}
          onBlur={() => {
            afterPress(() => setDescribing(false));
            onLeave();
          }}
        />
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
          {!isBlank(service) && <MoveRow name={calledOf(name, index)} index={index} count={count} onMove={onMove} />}
        </div>
      )}
      <FieldError className="mt-1">{problems.name ?? problems.price ?? problems.description}</FieldError>
    </li>
  );
}

interface NameAndPriceProps
  extends Pick<ServiceRowProps, 'service' | 'index' | 'isExtra' | 'onChange' | 'onLeave' | 'onEnter' | 'onPaste' | 'onRemove'> {
  isWrong: { name: boolean; price: boolean };
}

/** The two short fields of a service, and the button that removes it. */
function NameAndPrice({ service, index, isExtra, isWrong, onChange, onLeave, onEnter, onPaste, onRemove }: NameAndPriceProps): ReactNode {
  const { name, description, ...cost } = service;
  const price = useTypedText<ServicePrice>({
    value: cost,
    read: parsePrice,
    write: priceText,
    onValue: (next) => onChange({ name, ...(description ? { description } : {}), ...next }),
    onLeave,
  });
  const called = calledOf(name, index);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_2.5rem] items-center gap-[.4rem] @min-[31rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] @min-[31rem]:gap-[.6rem]">
      <TextInput
        name={`services.${index}.name`}
        aria-label="Service"
        placeholder="Service"
        value={name}
        aria-invalid={isWrong.name ? true : undefined}
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
        aria-invalid={isWrong.price ? true : undefined}
        onKeyDown={onEnter}
        {...price}
      />
      {(isExtra || !isBlank(service)) && (
        <span className="@max-[31rem]:col-start-2 @max-[31rem]:row-start-1">
          <RemoveRow name={called} onRemove={onRemove} />
        </span>
      )}
    </div>
  );
}

interface DescriptionProps {
  service: Service;
  index: number;
  definition: string | undefined;
  isWrong: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (description: string) => void;
  onBlur: () => void;
}

/** What a service includes, in the owner's words or to start from what such a service is. */
function Description({ service: { name, description }, index, definition, isWrong, field, onChange, onBlur }: DescriptionProps): ReactNode {
  return (
    <>
      <Textarea
        ref={field}
        name={`services.${index}.description`}
        aria-label={`What ${calledOf(name, index)} includes`}
        placeholder="What’s included, in a sentence or two"
        value={description ?? ''}
        aria-invalid={isWrong ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        className="mt-2 min-h-20!"
      />
      {definition && !description && (
        // Pressing it mustn't take the focus first, which would close an empty description.
        <QuietButton onMouseDown={(event) => event.preventDefault()} onClick={() => onChange(definition)}>
          Start from “{definition}”
        </QuietButton>
      )}
    </>
  );
}

/** What the labels call a service. */
function calledOf(name: string, index: number): string {
  return name || `service ${index + 1}`;
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
