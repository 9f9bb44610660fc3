import { useState } from 'react';

/**
 * Text that represents a value. It shows as typed until the field loses the focus, then as the value reads. `read` parses the
 * text, `write` formats the value.
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
