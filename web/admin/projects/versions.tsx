import { type ReactNode, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { DeskProject } from './project-data.ts';

type Version = DeskProject['versions'][number];

/** Every version: look at it, send it to the customer, publish an approved one, roll back, start again from it. */
export function Versions({ data }: { data: DeskProject }) {
  const { versions } = data;
  const live = versions.find((version) => version.live);
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
                <Cell wide>
                  <GateDot version={version} />
                </Cell>
                <Cell>
                  <ShownDot version={version} toApprove={data.work.versionToApprove} />
                  <span className="block md:hidden">
                    <GateDot version={version} gate />
                  </span>
                </Cell>
                <Cell end>
                  <span className="flex flex-wrap justify-end gap-1.5 py-2">
                    <LinkButton to={version.origin} newTab size="small" look="quiet">
                      Look
                    </LinkButton>
                    {!version.sent && <SendVersion version={version} />}
                    {version.approved && !version.live && <PublishVersion version={version} live={live} />}
                    {!version.base && (
                      <AskFirst
                        label="Go back"
                        versionId={version.id}
                        intent="go-back"
                        title={`Go back to version ${version.number}?`}
                        description="Its answers, pictures and changes make a new version in the workshop. What came after it stays in its versions."
                        yes="Make a version from it"
                      />
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

function GateDot({ version, gate = false }: { version: Version; gate?: boolean }) {
  const words = version.failed.length === 0 ? 'Passed' : 'Failed';
  return <Dot state={version.failed.length === 0 ? 'done' : 'late'}>{gate ? `Gate ${words.toLowerCase()}` : words}</Dot>;
}

function ShownDot({ version, toApprove }: { version: Version; toApprove: number | null }) {
  if (version.live) return <Dot state="done">Live</Dot>;
  if (version.number === toApprove) return <Dot state="waiting">Waits for approval</Dot>;
  if (version.approved) return <Dot state="idle">Approved</Dot>;
  return version.sent ? <Dot state="waiting">Sent</Dot> : <Dot state="idle">In the workshop</Dot>;
}

/** A version that passed is sent at a click; of one that failed, staff say that it may go all the same. */
function SendVersion({ version }: { version: Version }) {
  const busyId = useNavigation().formData?.get('versionId');
  if (version.failed.length > 0)
    return (
      <AskFirst
        label="Send"
        versionId={version.id}
        intent="send"
        title={`Send version ${version.number} although its gate failed?`}
        description="The customer can approve what you send, and it goes live as it is."
        yes="Send it all the same"
        fields={<input type="hidden" name="despiteGate" value="on" />}
      >
        <ul className="grid gap-1.5 text-ui">
          {version.failed.map((label) => (
            <li key={label}>
              <Dot state="late">{label}</Dot>
            </li>
          ))}
        </ul>
      </AskFirst>
    );
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="versionId" value={version.id} />
      <Button type="submit" size="small" look="secondary" busy={busyId === version.id}>
        Send
      </Button>
    </Form>
  );
}

function PublishVersion({ version, live }: { version: Version; live: Version | undefined }) {
  const label = live && live.number > version.number ? 'Roll back' : 'Publish';
  return (
    <AskFirst
      label={label}
      versionId={version.id}
      intent="publish"
      title={`${label === 'Publish' ? 'Publish' : 'Roll back to'} version ${version.number}?`}
      description={
        live
          ? `It takes the place of version ${live.number}, which is live now, at once. Later changes start from version ${version.number}.`
          : 'It goes live at once.'
      }
      yes={`Put version ${version.number} live`}
    />
  );
}

/** A button that asks before it acts on a version. */
function AskFirst({
  label,
  versionId,
  intent,
  title,
  description,
  yes,
  fields,
  children,
}: {
  label: string;
  versionId: string;
  intent: string;
  title: string;
  description: string;
  yes: string;
  fields?: ReactNode;
  children?: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const busy = useNavigation().formData?.get('versionId') === versionId;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" look="secondary" busy={busy}>
          {label}
        </Button>
      }
      title={title}
      description={description}
      actions={
        <>
          <Button look="secondary" onClick={() => setOpen(false)}>
            Not now
          </Button>
          <Form method="post" onSubmit={() => setOpen(false)}>
            <input type="hidden" name="intent" value={intent} />
            <input type="hidden" name="versionId" value={versionId} />
            {fields}
            <Button type="submit" wide>
              {yes}
            </Button>
          </Form>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
