import { readBrief } from '../sites/brief/read-brief.ts';
import groomer from '../sites/briefs/dog-groomer-minimal.json' with { type: 'json' };
import plumber from '../sites/briefs/plumber-raleigh.json' with { type: 'json' };
import salon from '../sites/briefs/salon-nashville.json' with { type: 'json' };
import { compose } from '../sites/compose.ts';
import { gate } from '../sites/gate/gate.ts';
import { renderSite } from '../sites/render/render.tsx';
import { must } from '../tests/harness/must.ts';
import { percentile, report } from './report.ts';

const warmUps = 6;
const runs = 60;
/** The most that composing, rendering and judging five pages without photos may take. */
const medianLimitMs = 250;

/** Composes, renders and judges three sites in turn, each time with another seed. */
export async function bench(): Promise<number> {
  const briefs = [plumber, salon, groomer].map((input) => {
    const reading = must(readBrief(input));
    return reading.brief;
  });
  const samples: number[] = [];
  const parts = { compose: 0, render: 0, gate: 0 };
  for (let run = 0; run < warmUps + runs; run++) {
    const brief = briefs[run % briefs.length];
    if (!brief) continue;
    const started = performance.now();
    const document = compose({ brief, seed: 1000 + run, photos: [] });
    const composed = performance.now();
    const files = await renderSite(document, { origin: 'https://bench.sites.example', photoBytes: () => undefined });
    const rendered = performance.now();
    await gate(document, files, brief);
    const ended = performance.now();
    if (run < warmUps) continue;
    samples.push(ended - started);
    parts.compose += (composed - started) / runs;
    parts.render += (rendered - composed) / runs;
    parts.gate += (ended - rendered) / runs;
  }
  return report(
    'compose',
    [{ label: 'five pages composed, rendered and judged, median', value: percentile(samples, 0.5), limit: medianLimitMs, unit: 'ms' }],
    [
      `p95 ${percentile(samples, 0.95).toFixed(0)} ms; mean parts: compose ${parts.compose.toFixed(0)}, render ${parts.render.toFixed(0)}, gate ${parts.gate.toFixed(0)} ms; ${runs} runs`,
    ],
  );
}
