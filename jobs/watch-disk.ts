import { tellOfFullDisk } from '../domain/health/disk.ts';

/** Notifies staff if the disk of the data folder is nearly full. */
export default async function watchDiskJob(): Promise<void> {
  await tellOfFullDisk();
}
