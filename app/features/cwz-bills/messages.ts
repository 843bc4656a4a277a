/** Specification section 5, "CWZ upload". */
export const FILE_AND_CONSENT = 'Please select a file and provide consent';

/** Specification section 8, "CWZ upload". */
export const UPLOAD_FAILED = 'There was an error uploading your file. Please try again.';

export const BILL_UPLOADED = 'Bill uploaded successfully!';
