import { brand } from '../../../content/brand.ts';
import { codePageSize, codesForAdmin } from '../../../domain/discounts/admin.ts';
import { lastDayOf } from '../../../domain/discounts/last-day.ts';
import { valueInWords } from '../../../domain/discounts/schema.ts';
import { dateInWords } from '../../../time/day-in-words.ts';
import { Link } from '../../ui/controls/link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { Money } from '../../words/money.tsx';
import { AdminList } from '../admin-list.tsx';
import { pagesOf, readListQuery, sorting } from '../list-address.ts';
import type { Route } from './+types/codes';
import { codeFilterLabels, codeList, codeStandings, codesFilePath, usesInWords } from './code-list.ts';

export const meta: Route.MetaFunction = () => [{ title: `Discount codes | ${brand.name} admin` }, { name: 'robots', content: 'noindex' }];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readListQuery(request.url, codeList);
  const { rows, counts } = await codesForAdmin(query);
  const pageCount = pagesOf(codeList, query, counts, codePageSize);
  return {
    query,
    counts,
    pageCount,
    codes: rows.map(({ code, counted, takenOffCents, standing }) => ({
      id: code.id,
      code: code.code,
      value: valueInWords(code),
      note: code.source === 'exit_offer' ? `Exit offer to ${code.email ?? 'a former customer'}` : code.note,
      standing,
      uses: usesInWords(counted, code.maxUses),
      takenOffCents,
      lastDay: lastDayOf(code),
    })),
  };
}

/** Every discount code: those that staff made and those of the exit offer. */
export default function Codes({ loaderData }: Route.ComponentProps) {
  const { codes, query, counts, pageCount } = loaderData;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-ui text-ink-2">
          A code takes something off the setup price. It counts as used once its order goes to pay or gets its invoice.
        </p>
        <LinkButton to="/admin/settings/codes/new" size="small">
          Create a code
        </LinkButton>
      </div>
      <AdminList
        name="codes"
        choices={codeList}
        query={query}
        counts={counts}
        pageCount={pageCount}
        filterLabels={codeFilterLabels}
        searchLabel="Code, note or email"
        filePath={codesFilePath}
        isEmpty={codes.length === 0}
        whenEmpty={{
          title: 'No code here',
          comesFrom: 'Make one for a partner or a season. The exit offer makes one for each visitor who leaves an email.',
          searchedIn: 'Searched in codes, notes and the emails of the exit offer.',
        }}
      >
        <Table caption="Discount codes" className="mt-4">
          <thead>
            <tr>
              <ColumnHead {...sorting(codeList, query, 'code')}>Code</ColumnHead>
              <ColumnHead>State</ColumnHead>
              <ColumnHead end {...sorting(codeList, query, 'uses')}>
                Used
              </ColumnHead>
              <ColumnHead wide end {...sorting(codeList, query, 'taken-off')}>
                Taken off
              </ColumnHead>
              <ColumnHead wide end>
                Last day
              </ColumnHead>
            </tr>
          </thead>
          <tbody>
            {codes.map((code) => {
              const [dot, words] = codeStandings[code.standing];
              return (
                <Row key={code.id}>
                  <Cell head className="wrap-anywhere">
                    <CellText note={[code.value, code.note].filter(Boolean).join(', ')}>
                      <Link to={`/admin/settings/codes/${code.id}`} className="link">
                        {code.code}
                      </Link>
                    </CellText>
                  </Cell>
                  <Cell>
                    <Dot state={dot}>{words}</Dot>
                  </Cell>
                  <Cell end className="whitespace-nowrap">
                    {code.uses}
                  </Cell>
                  <Cell wide end>
                    <Money cents={code.takenOffCents} exact className="tabular-nums" />
                  </Cell>
                  <Cell wide end className="whitespace-nowrap">
                    {code.lastDay ? dateInWords(code.lastDay) : 'None'}
                  </Cell>
                </Row>
              );
            })}
          </tbody>
        </Table>
      </AdminList>
    </>
  );
}
