import { useNavigation } from 'react-router';
import { ButtonForm, LinkButton } from '../../ui/controls/button.tsx';
import { Field, TextInput } from '../../ui/controls/field.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { AskFirst } from '../ask-first.tsx';
import type { ProjectData } from './project-data.ts';

type Version = ProjectData['versions'][number];

/** All versions, with actions to view, send, publish, roll back, or start again from one. */
export function Versions({ data }: { data: ProjectData }) {
  const { versions } = data;
  const live = versions.find((version) => version.live);
  return (
    <RuledSection title="Versions">
      {versions.length === 0 ? (
        <p className="py-3 text-ui text-ink-2">The first version arrives with the draft.</p>
      ) : (
        <Table caption="Versions">
          <thead>
            <tr>
              <ColumnHead>Version</ColumnHead>
              <ColumnHead wide>Quality check</ColumnHead>
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
                  <ShownDot version={version} toApprove={data.work.versionToApprove} isSuspended={data.project.suspension !== null} />
                  <span className="block md:hidden">
                    <GateDot version={version} gate />
                  </span>
                </Cell>
                <Cell end>
                  <span className="flex flex-wrap justify-end gap-1.5 py-2">
                    <LinkButton to={version.origin} newTab size="small" look="quiet">
                      View
                    </LinkButton>
                    {!version.sent && <SendVersion version={version} />}
                    {version.approved && !version.live && <PublishVersion version={version} live={live} />}
                    {!version.base && (
                      <AskFirst
                        label="Start from this version"
                        intent="go-back"
                        fields={{ versionId: version.id }}
                        title={`Start again from version ${version.number}?`}
                        description="We’ll make a new version from its answers, pictures and changes. The live site doesn’t change, and later versions are kept."
                        yes="Make new version"
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
  return <Dot state={version.failed.length === 0 ? 'done' : 'late'}>{gate ? `Check ${words.toLowerCase()}` : words}</Dot>;
}

function ShownDot({ version, toApprove, isSuspended }: { version: Version; toApprove: number | null; isSuspended: boolean }) {
  if (version.live) return <Dot state="done">{isSuspended ? 'Published' : 'Live'}</Dot>;
  if (version.number === toApprove) return <Dot state="waiting">Waiting for approval</Dot>;
  if (version.approved) return <Dot state="idle">Approved</Dot>;
  return version.sent ? <Dot state="waiting">Sent</Dot> : <Dot state="idle">Not sent yet</Dot>;
}

/** Sends a version with one click. If it failed its quality check, or has text that isn't in the brief, asks for confirmation first. */
function SendVersion({ version }: { version: Version }) {
  const busyId = useNavigation().formData?.get('versionId');
  const failed = version.failed.length > 0;
  if (failed || version.unsourced.length > 0)
    return (
      <AskFirst
        label="Send"
        intent="send"
        fields={{ versionId: version.id, despiteGate: 'on' }}
        title={
          failed
            ? `Version ${version.number} failed its quality check. Send it anyway?`
            : `Version ${version.number} has text that isn’t in the brief. Send it anyway?`
        }
        description={
          failed
            ? 'The customer can approve this version, and it will go live as it is.'
            : 'The owner’s answers don’t say this. Send it only if they told you.'
        }
        yes="Send anyway"
      >
        <ul className="grid gap-1.5 text-ui">
          {version.failed.map((label) => (
            <li key={label}>
              <Dot state="late">{label}</Dot>
            </li>
          ))}
          {version.unsourced.map((words) => (
            <li key={words} className="text-small wrap-anywhere">
              {words}
            </li>
          ))}
        </ul>
      </AskFirst>
    );
  return (
    <ButtonForm fields={{ intent: 'send', versionId: version.id }} size="small" look="secondary" busy={busyId === version.id}>
      Send
    </ButtonForm>
  );
}

function PublishVersion({ version, live }: { version: Version; live: Version | undefined }) {
  if (live && live.number > version.number)
    return (
      <AskFirst
        label="Roll back"
        intent="publish"
        fields={{ versionId: version.id }}
        title={`Roll back to version ${version.number}?`}
        description={`It replaces version ${live.number}, the live version, right away. We’ll send the owner your reason. Later changes build on version ${version.number}.`}
        yes={`Publish version ${version.number}`}
      >
        <Field label="Reason" hint="The owner will see this, and it’s saved in the history">
          <TextInput name="reason" required minLength={3} limit={200} autoComplete="off" />
        </Field>
      </AskFirst>
    );
  return (
    <AskFirst
      label="Publish"
      intent="publish"
      fields={{ versionId: version.id }}
      title={`Publish version ${version.number}?`}
      description={live ? `It replaces version ${live.number}, the live version, right away.` : 'It goes live right away.'}
      yes={`Publish version ${version.number}`}
    />
  );
}
