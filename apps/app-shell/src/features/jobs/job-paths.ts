/** Where the rows lead. */
export interface JobPaths {
  readonly project: (projectId: string) => string;
  readonly projects: string;
}
