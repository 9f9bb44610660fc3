import { useId } from 'react';
import { useLocation, useSubmit } from 'react-router';
import { stateLabels } from '../../domain/projects/schema.ts';
import { Button } from '../ui/controls/button.tsx';
import { Select } from '../ui/controls/field.tsx';
import { usePortalProjects } from './portal-projects.ts';

/** Switches the current screen to another project. Renders nothing if there is only one. */
export function ProjectChooser() {
  const layout = usePortalProjects();
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
            {project.name || 'Untitled project'}, {stateLabels[project.state].toLowerCase()}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" look="secondary" size="small">
          Open
        </Button>
      </noscript>
    </form>
  );
}
