import { clausesOf, verbAt } from './clauses.ts';

for (const t of process.argv.slice(2)) console.log(JSON.stringify(clausesOf(t)));
