import { describe, expect, it } from 'vitest';
import type { Week } from '../../document.ts';
import { rulerOf } from './ruler.ts';

const day: [string, string] = ['05:00', '14:00'];
const evening: [string, string] = ['20:00', '23:30'];
const week: Week = { mon: [day], tue: [day], wed: [day], thu: [day, evening], fri: [day, evening], sat: [['06:00', '15:00']], sun: [] };

describe('rulerOf', () => {
  it('marks hours open on most days, on some, and never', () => {
    const states = rulerOf(week, 'en').hours.map((hour) => hour.state);
    expect(states[4]).toBe('never');
    expect(states.slice(5, 14)).toEqual(Array(9).fill('most'));
    expect(states[14]).toBe('some');
    expect(states.slice(20, 24)).toEqual(Array(4).fill('some'));
  });

  it('shows a half hour as half a cell', () => {
    expect(rulerOf(week, 'en').hours[23]?.part).toBe('start');
    expect(rulerOf({ ...week, mon: [['08:30', '14:00']] }, 'en').hours[8]?.part).toBe('whole');
  });

  it('says the spans in words, the commonest first', () => {
    expect(rulerOf(week, 'en').labels).toEqual(['Mon to Fri 5 am to 2 pm', 'Thu and Fri 8 pm to 11:30 pm', 'Sat 6 am to 3 pm']);
  });

  it('carries a span over midnight', () => {
    const late: Week = { mon: [['22:00', '02:00']], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
    const open = rulerOf(late, 'en').hours.flatMap((hour, index) => (hour.state === 'never' ? [] : [index]));
    expect(open).toEqual([0, 1, 22, 23]);
  });
});
