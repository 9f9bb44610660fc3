import { useRouteLoaderData } from 'react-router';
import type { ProjectState } from '../../domain/projects/schema.ts';

/** The customer's projects, and the one they're looking at. */
export interface PortalProjects {
  projects: { id: string; name: string; state: ProjectState }[];
  chosenId: string | undefined;
}

/** The projects that the portal's layout loaded. */
export function usePortalProjects(): PortalProjects | undefined {
  return useRouteLoaderData<PortalProjects>('portal/layout');
}
