import { WideBell } from '../../bell/wide-bell.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';

/** Switches between list and board. */
export function ListOrBoard({ shown }: { shown: 'list' | 'board' }) {
  return (
    <>
      <Segmented
        label="View"
        value={shown}
        options={[
          { value: 'list', label: 'List', to: '/admin/projects' },
          { value: 'board', label: 'Board', to: '/admin/projects/board' },
        ]}
      />
      <WideBell />
    </>
  );
}
