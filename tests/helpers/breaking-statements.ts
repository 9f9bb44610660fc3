/** A statement of a migration that code of the previous release can't live with. */
export interface Breaking {
  what: string;
  statement: string;
}

/** What old code may still use, or doesn't know it has to fill in. */
const rules: { what: string; pattern: RegExp; except?: RegExp }[] = [
  {
    what: 'drops a table, a view, a type or a function',
    pattern: /\bdrop (?:materialized )?(?:table|view|type|function|sequence|schema)\b/,
  },
  { what: 'drops a column', pattern: /\bdrop column\b|\balter table [^;]*?\bdrop (?:if exists )?"/ },
  { what: 'renames a table, a column or a value', pattern: /\brename (?!constraint\b)/, except: /^alter index\b/ },
  { what: 'requires a value', pattern: /\balter column \S+ set not null\b/ },
  { what: 'takes a default away', pattern: /\balter column \S+ drop default\b/ },
  { what: 'adds a required column without a default', pattern: /\badd column (?![^,;]*\b(?:default|generated)\b)[^,;]*\bnot null\b/ },
  { what: 'changes the type of a column', pattern: /\balter column \S+ (?:set data )?type\b/ },
  { what: 'adds a rule that rows have to keep', pattern: /\badd constraint \S+ (?:unique|check|exclude)\b|\bcreate unique index\b/ },
];

const marker = /^-- contract of (\S+): \S/m;

/**
 * The statements of a migration that break the code of the previous release. Left out are tables that the migration itself
 * creates, a table that it replaces by one of the same name, the uniqueness of an optional column that it adds, which old code leaves empty,
 * and statements with a line above that says since which release
 * nothing needs what they take away: `-- contract of 0.2.0: nothing reads it since then`.
 */
export function breakingStatements(sql: string, releases: string[]): Breaking[] {
  const created = new Set([...sql.matchAll(/\bcreate table (?:if not exists )?"(\w+)"/gi)].map(([, name = '']) => name));
  const added = new Set(
    [...sql.matchAll(/\balter table "(\w+)" add column "(\w+)" \w+;/gi)].map(([, table = '', column = '']) => `${table}.${column}`),
  );
  return sql.split('--> statement-breakpoint').flatMap((part) => {
    const release = marker.exec(part)?.[1];
    if (release && releases.includes(release)) return [];
    const code = part.replace(/--.*$/gm, '').trim().replace(/\s+/g, ' ');
    // A body of a function runs later, or tells with its own statements what it does.
    return code.split(/;(?=(?:[^$]*\$\$[^$]*\$\$)*[^$]*$)/).flatMap((one) => {
      const statement = one.trim();
      const table = /\b(?:alter table|drop table|index \S+ on) (?:if exists |only )?(?:"public"\.)?"(\w+)"/i.exec(statement)?.[1] ?? '';
      const [, unique = ''] = /\badd constraint \S+ unique ?\("(\w+)"\)$/i.exec(statement) ?? [];
      if (created.has(table) || added.has(`${table}.${unique}`)) return [];
      const lower = statement.toLowerCase();
      return rules
        .filter(({ pattern, except }) => pattern.test(lower) && !except?.test(lower))
        .map(({ what }) => ({ what, statement: statement.slice(0, 120) }));
    });
  });
}
