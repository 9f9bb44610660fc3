import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { DeskProject } from './project-data.ts';

/** Every version: look at it, send it to the customer, publish an approved one, roll back. */
export function Versions({ data }: { data: DeskProject }) {
  const busyId = useNavigation().formData?.get('versionId');
  const { versions } = data;
  return (
    <RuledSection title="Versions">
      {versions.length === 0 ? (
        <p className="py-3 text-ui text-ink-2">The first one comes with the draft.</p>
      ) : (
        <Table caption="Versions">
          <thead>
            <tr>
              <ColumnHead>Version</ColumnHead>
              <ColumnHead wide>Gate</ColumnHead>
              <ColumnHead>Shown</ColumnHead>
              <ColumnHead />
            </tr>
          </thead>
          <tbody>
            {versions.map((version) => (
              <Row key={version.id}>
                <Cell head>
                  <CellText note={`${version.createdBy}, ${version.createdAt}`}>
                    {version.number} {version.name}
                  </CellText>
                </Cell>
                <Cell wide>{version.passed ? <Dot state="done">Passed</Dot> : <Dot state="late">Failed</Dot>}</Cell>
                <Cell>
                  {version.live ? (
                    <Dot state="done">Live</Dot>
                  ) : version.number === data.work.versionToApprove ? (
                    <Dot state="waiting">Waits for approval</Dot>
                  ) : version.approved ? (
                    <Dot state="idle">Approved</Dot>
                  ) : version.sent ? (
                    <Dot state="waiting">Sent</Dot>
                  ) : (
                    <Dot state="idle">In the workshop</Dot>
                  )}
                </Cell>
                <Cell end>
                  <span className="flex flex-wrap justify-end gap-1.5 py-2">
                    <LinkButton to={version.origin} newTab size="small" look="quiet">
                      Look
                    </LinkButton>
                    {!version.sent && (
                      <VersionAction intent="send" versionId={version.id} busy={busyId === version.id}>
                        Send
                      </VersionAction>
                    )}
                    {version.approved && !version.live && (
                      <VersionAction intent="publish" versionId={version.id} busy={busyId === version.id}>
                        {versions.some((other) => other.live && other.number > version.number) ? 'Roll back' : 'Publish'}
                      </VersionAction>
                    )}
                  </span>
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </RuledSection>
  );
}

function VersionAction({ intent, versionId, busy, children }: { intent: string; versionId: string; busy: boolean; children: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="versionId" value={versionId} />
      <Button type="submit" size="small" look="secondary" busy={busy}>
        {children}
      </Button>
    </Form>
  );
}
