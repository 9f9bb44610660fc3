import type { OnboardingData } from '../brief/onboarding-data.ts';
import type { EditorData } from './editor-data.ts';

/** The editor's data in the form of the brief's, whose fields the cards use. What only the brief's own screens show stays empty. */
export function formDataOf({ project, answers, advice, uploads, draft }: EditorData): OnboardingData {
  return {
    projectId: project.id,
    step: 'business',
    answers,
    revision: draft.number,
    savedAt: 0,
    now: 0,
    started: true,
    previewOrigin: draft.origin,
    problems: [],
    host: project.host,
    paid: true,
    startsOn: '',
    advice,
    hasTownWithState: true,
    tidied: [],
    uploads,
    freeLogo: undefined,
    lookTitle: undefined,
    leftOut: [],
    photosWithoutRoom: undefined,
  };
}
