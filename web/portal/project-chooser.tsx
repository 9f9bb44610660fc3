import { useId } from 'react';
import { useLocation, useRouteLoaderData, useSubmit } from 'react-router';
import { stateLabels } from '../../domain/projects/schema.ts';
import { Button } from '../ui/controls/button.tsx';
import { Select } from '../ui/controls/select.tsx';
import type { loader } from './layout.tsx';

/** Goes to the same screen of another of one's projects. Nothing where there is one only. */
export function ProjectChooser() {
  const layout = useRouteLoaderData<typeof loader>('portal/layout');
  const { pathname } = useLocation();
  const submit = useSubmit();
  const id = useId();
  if (!layout || layout.projects.length < 2) return null;
  return (
    <form action={pathname} className="flex items-center gap-1.5">
      <label htmlFor={id} className="sr-only">
        Project
      </label>
      <Select
        key={layout.chosenId}
        id={id}
        name="project"
        size="small"
        className="w-56 max-w-[60vw]"
        defaultValue={layout.chosenId}
        onChange={(event) => void submit(event.currentTarget.form)}
      >
        {layout.projects.map((project) => (
          <option key={project.id} value={project.id}>
            {project.name || 'Unnamed'}, {stateLabels[project.state].toLowerCase()}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" look="secondary" size="small">
          Show
        </Button>
      </noscript>
    </form>
  );
}
