/** Classes that set a custom property to a number of the page, because the policy of a site forbids style attributes. */
export interface ValueClasses {
  /** The class that sets `property`, such as `--em`. */
  classOf: (property: `--${string}`, value: number) => string;
  /** The rules of all classes given so far. */
  css: () => string;
}

export function createValueClasses(): ValueClasses {
  const rules: string[] = [];
  return {
    classOf(property, value) {
      const rule = `${property}:${value}`;
      if (!rules.includes(rule)) rules.push(rule);
      return `value${rules.indexOf(rule)}`;
    },
    css: () => rules.map((rule, index) => `.value${index}{${rule}}`).join(''),
  };
}
