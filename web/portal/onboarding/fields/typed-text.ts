import { useState } from 'react';

/**
 * Text that stands for a value: shown as typed while it is being typed, and as the value reads once the field is left.
 * `read` makes the value of what was typed, `write` the text of a value.
 */
export function useTypedText<Value>({
  value,
  read,
  write,
  onValue,
  onLeave,
}: {
  value: Value;
  read: (text: string) => Value;
  write: (value: Value) => string;
  onValue: (value: Value) => void;
  onLeave: () => void;
}) {
  const [typed, setTyped] = useState<string>();
  return {
    value: typed ?? write(value),
    onChange: (event: { target: { value: string } }) => {
      setTyped(event.target.value);
      onValue(read(event.target.value));
    },
    onBlur: () => {
      setTyped(undefined);
      onLeave();
    },
  };
}
