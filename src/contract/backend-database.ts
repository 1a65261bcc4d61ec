/** The name of the backend's database. If it does not exist, this is a first visit. */
export const BACKEND_DATABASE = "sitewright-backend";
