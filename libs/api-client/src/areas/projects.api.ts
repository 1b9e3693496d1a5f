import { projectsEndpoints } from '../generated/projects.gen.js';
import { aroundProject, listOf, tagged } from './tags.js';

export * from '../generated/projects.gen.js';

/** What is asked, where it stands, and what proves it. Answers of events are the project itself, so it is not read twice. */
export const projectsApi = projectsEndpoints.enhanceEndpoints({
  endpoints: {
    listProjects: { providesTags: [listOf('Project')] },
    mapProjects: { providesTags: [listOf('Project')] },
    getProject: {
      providesTags: (_, __, id) => [
        tagged('Project', id),
        tagged('Condition', id),
        tagged('File', id),
        tagged('Payment', id),
      ],
    },
    getProjectHistory: { providesTags: (_, __, { id }) => [tagged('Project', id)] },
    createProject: { invalidatesTags: [listOf('Project'), 'Dashboard'] },
    repostProject: { invalidatesTags: (_, __, { id }) => aroundProject(id) },
    updateProject: { invalidatesTags: (_, __, { id }) => aroundProject(id) },
    startProject: { invalidatesTags: (_, __, id) => aroundProject(id) },
    submitProject: { invalidatesTags: (_, __, id) => aroundProject(id) },
    cancelProject: { invalidatesTags: (_, __, { id }) => aroundProject(id) },
    approveProject: { invalidatesTags: (_, __, { id }) => aroundProject(id) },
    requestChanges: { invalidatesTags: (_, __, { id }) => aroundProject(id) },
    disputeProject: { invalidatesTags: (_, __, { id }) => aroundProject(id) },
    listConditions: { providesTags: (_, __, id) => [tagged('Condition', id)] },
    addCondition: { invalidatesTags: (_, __, { id }) => aroundProject(id) },
    // A condition's answer does not name its project: every project on the page is read again.
    updateCondition: { invalidatesTags: ['Project', 'Condition', 'Dashboard'] },
    removeCondition: { invalidatesTags: ['Project', 'Condition', 'Dashboard'] },
    acceptCondition: { invalidatesTags: ['Project', 'Condition', 'Dashboard'] },
    takeBackCondition: { invalidatesTags: ['Project', 'Condition', 'Dashboard'] },
    returnCondition: { invalidatesTags: ['Project', 'Condition', 'Dashboard'] },
    proveCondition: { invalidatesTags: ['Project', 'Condition', 'Dashboard'] },
    clearCondition: { invalidatesTags: ['Project', 'Condition', 'Dashboard'] },
    listProjectFiles: { providesTags: (_, __, id) => [tagged('File', id)] },
    uploadProjectFile: {
      invalidatesTags: (_, __, { id }) => [tagged('File', id), tagged('Project', id), tagged('Condition', id)],
    },
    deleteFile: { invalidatesTags: ['File', 'Project'] },
  },
});
