import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';

/** A field for a discount code, inside the order's form; or the order's code with a button to remove it. */
export function DiscountField({ code, error, defaultValue }: { code: string | null; error: string | undefined; defaultValue: string }) {
  if (code) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line py-3">
        <p className="text-ui">
          Code <b>{code}</b> is applied.
        </p>
        <Button type="submit" name="intent" value="no-code" look="secondary" size="small" formNoValidate>
          Remove code
        </Button>
        {error && (
          <p role="alert" className="w-full text-small font-semibold text-danger">
            {error}
          </p>
        )}
      </div>
    );
  }
  return (
    <Field label="Discount code" optional error={error}>
      <div className="flex gap-2">
        <CodeInput defaultValue={defaultValue} />
        <Button type="submit" name="intent" value="code" look="secondary" formNoValidate>
          Apply
        </Button>
      </div>
    </Field>
  );
}

function CodeInput({ defaultValue }: { defaultValue: string }) {
  return (
    <TextInput name="code" autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={40} defaultValue={defaultValue} />
  );
}
