import * as props from "../../props/patients.ts";

export const { microscope } = props;
