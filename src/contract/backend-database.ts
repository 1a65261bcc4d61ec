/** The name under which a browser keeps the backend's records. Where there is no such database, nobody has been here. */
export const BACKEND_DATABASE = "sitewright-backend";
